import { Found, unwrapped } from './found.ts';
import { exportedName, type Imports, importsOf, isFromPackage } from './imports.ts';
import { renameTypes } from './names.ts';
import { ITEMS, LIKE_BUTTON, OPTIONS, PROPS, type Renames } from './renames.ts';
import { at, list, type Node, nameOf, parametersOf, parseScript, walk } from './syntax.ts';
import { annotationOf, argumentsOf, CHOOSES, literalsIn, type Members, membersOf } from './types.ts';

const has = (table: object, name: string | undefined): name is string =>
  name !== undefined && Object.hasOwn(table, name);

/** The value of an attribute: an expression in braces, or a string. */
const givenBy = (attribute: Node | undefined): Node | undefined =>
  at(at(attribute, 'value'), 'expression') ?? at(attribute, 'value');

/** Renames the attributes of a part, and the keys of objects spread onto it. */
function element(found: Found, imports: Imports, opening: Node): void {
  const part = exportedName(imports, at(opening, 'name'));
  const attributes = list(opening, 'attributes');
  const named = (name: string) => attributes.find((each) => nameOf(at(each, 'name')) === name);
  if (part === undefined) return;
  const renames = LIKE_BUTTON.includes(part) ? asNamed(found, imports, opening, named('as')) : PROPS[part];
  for (const each of attributes) {
    const name = at(each, 'name');
    const from = nameOf(name);
    if (has(ITEMS[part] ?? {}, from)) found.items(givenBy(each), part, ITEMS[part]?.[from] ?? {});
    if (!renames) continue;
    if (each.type === 'JSXSpreadAttribute') found.object(at(each, 'argument'), part, renames);
    else if (name && has(renames, from)) {
      if (named(renames[from] ?? ''))
        found.doubt(
          each,
          `${part}: ${from} is ${renames[from]} now, and there is a ${renames[from]} already`,
        );
      else found.word(name, part, renames);
    }
  }
}

/** The renames of the part that `as` names; without it, those of a `Button`. */
function asNamed(found: Found, imports: Imports, opening: Node, as: Node | undefined): Renames | undefined {
  if (!as) return PROPS.Button;
  const part = exportedName(imports, givenBy(as));
  if (part !== undefined || givenBy(as)?.type === 'StringLiteral') return PROPS[part ?? ''];
  const old = list(opening, 'attributes').find((each) => has(PROPS.Button ?? {}, nameOf(at(each, 'name'))));
  if (old)
    found.doubt(old, `${nameOf(at(old, 'name'))} is a prop of what \`as\` names: see whether that is a part`);
  return undefined;
}

/** Renames the options of a function that returns classes, and the props that `createElement` is given. */
function call(found: Found, imports: Imports, node: Node): void {
  const [callee, args] = [at(node, 'callee'), list(node, 'arguments')];
  const name = exportedName(imports, callee);
  if (has(OPTIONS, name)) found.object(args[0], name, OPTIONS[name] ?? {});
  if (nameOf(at(callee, 'property') ?? callee) !== 'createElement') return;
  const part = exportedName(imports, args[0]) ?? '';
  const renames = LIKE_BUTTON.includes(part) ? PROPS.Button : PROPS[part];
  if (renames) found.object(args[1], part, renames);
}

/** Renames the keys of an object or a pattern whose type is one of the package. */
function typed(found: Found, imports: Imports, node: Node, parents: readonly Node[]): void {
  const apply = (value: Node | undefined, members: Members | undefined) => {
    if (!value || !members) return;
    if (members.isList) {
      if (unwrapped(value).type === 'ArrayExpression') found.items(value, members.name, members.renames);
    } else if (/^Object(?:Expression|Pattern)$/.test(unwrapped(value).type))
      found.object(value, members.name, members.renames);
  };
  if (node.type === 'VariableDeclarator')
    apply(at(node, 'init'), membersOf(imports, annotationOf(at(node, 'id'))));
  else if (/^TS(?:As|Satisfies)Expression$/.test(node.type))
    apply(at(node, 'expression'), membersOf(imports, at(node, 'typeAnnotation')));
  else if (node.type === 'ArrowFunctionExpression')
    apply(at(node, 'body'), membersOf(imports, at(at(node, 'returnType'), 'typeAnnotation')));
  else if (node.type === 'ReturnStatement') {
    const inside = parents.find(({ type }) => /Function|ObjectMethod|ClassMethod/.test(type));
    const type = at(at(inside, 'returnType'), 'typeAnnotation');
    apply(at(node, 'argument'), membersOf(imports, type));
  }
  for (const each of parametersOf(node)) {
    const hasDefault = each.type === 'AssignmentPattern';
    const param = (hasDefault && at(each, 'left')) || each;
    const members = membersOf(imports, annotationOf(param));
    if (hasDefault) apply(at(each, 'right'), members);
    if (param.type === 'ObjectPattern') apply(param, members);
    else if (members)
      found.doubt(param, `${nameOf(param)} is a ${members.name}: see which of its members it uses`);
  }
}

/** Renames members that a type mentions: `ButtonProps['tone']`, `Pick<ButtonProps, 'tone'>`. */
function mentioned(found: Found, imports: Imports, node: Node): void {
  const isAccess = node.type === 'TSIndexedAccessType';
  const chosen = CHOOSES.test(nameOf(at(node, 'typeName') ?? at(node, 'expression')) ?? '');
  if (!isAccess && !chosen) return;
  const [first, second] = isAccess ? [at(node, 'objectType'), at(node, 'indexType')] : argumentsOf(node);
  const members = membersOf(imports, first);
  if (!members) return;
  for (const literal of literalsIn(second)) found.word(literal, members.name, members.renames);
}

/** Places where the types of the package go on under another name, which this file alone does not decide. */
function passedOn(found: Found, imports: Imports, node: Node, parents: readonly Node[]): void {
  const base = /^TS(?:InterfaceHeritage|ClassImplements)$/.test(node.type)
    ? membersOf(imports, node)
    : undefined;
  if (base) found.doubt(node, `what extends ${base.name} has its new names: see where they are used`);
  const [parent, above] = parents;
  const part = node.type === 'Identifier' ? exportedName(imports, node) : undefined;
  if (!parent || !has(PROPS, part) || !isValue(node, parent)) return;
  const attribute = nameOf(at(above, 'name'));
  if (above?.type === 'JSXAttribute' && (attribute === 'as' || attribute === 'linkAs')) return;
  found.doubt(node, `${part} is passed on as a value: see which props it is given`);
}

/** What other files can be given from the package, and has other names there. */
const RENAMED = [...Object.keys({ ...PROPS, ...ITEMS, ...OPTIONS }), ...LIKE_BUTTON];

/** Whether a string is an entry of the package with some of them: an entry has the name with which those of its parts begin. */
function hasRenamed(node: Node): boolean {
  const [, entry] = /^@weft\/design-system(?:\/|$)(.*)/.exec(nameOf(node) ?? '') ?? [];
  const start = entry?.replaceAll('-', '');
  return start !== undefined && RENAMED.some((name) => name.toLowerCase().startsWith(start));
}

/** Places from which parts go on to other files, or under names that this file does not show. */
function goesOn(found: Found, imports: Imports, node: Node, parent: Node | undefined): void {
  if (!parent) return;
  const isWhole =
    /^(?:ExportAllDeclaration|ImportExpression|TSExternalModuleReference)$/.test(parent.type) ||
    list(parent, 'specifiers').some(({ type }) => type === 'ExportNamespaceSpecifier') ||
    nameOf(at(parent, 'callee')) === 'require';
  if (node.type === 'StringLiteral' && isWhole && hasRenamed(node))
    found.doubt(node, 'its parts go on from here: see which props they are given');
  const given = /^Export(?:Specifier|DefaultDeclaration)$/.test(node.type)
    ? (at(node, 'local') ?? at(node, 'declaration'))
    : undefined;
  const name = isFromPackage(parent) ? nameOf(given) : exportedName(imports, given);
  if (name !== undefined && RENAMED.includes(name))
    found.doubt(node, `${name} goes on from here: see what it is given`);
}

/** Whether an identifier stands for a value, other than as a tag or the first argument of `createElement`. */
function isValue(node: Node, parent: Node): boolean {
  if (/^(?:Import|Export|TS)/.test(parent.type)) return false;
  if (/Member/.test(parent.type)) return at(parent, 'object') === node;
  if (/^Object(?:Property|Method)$/.test(parent.type)) return at(parent, 'value') === node;
  return nameOf(at(at(parent, 'callee'), 'property') ?? at(parent, 'callee')) !== 'createElement';
}

/** Objects that constants of the file hold, by name. A name that is declared twice counts for nothing. */
function constants(program: Node): Map<string, Node> {
  const literals = new Map<string, Node>();
  const seen = new Set<string>();
  walk(program, (node) => {
    const name = node.type === 'VariableDeclarator' ? nameOf(at(node, 'id')) : undefined;
    const init = at(node, 'init');
    if (name === undefined) return;
    if (seen.has(name)) literals.delete(name);
    else if (init && unwrapped(init).type === 'ObjectExpression') literals.set(name, unwrapped(init));
    seen.add(name);
  });
  return literals;
}

/**
 * Finds the old names in a script that imports the package.
 *
 * @throws {SyntaxError} when it names the package and cannot be parsed
 */
export function migrateScript(file: string, text: string): Found {
  if (!text.includes('@weft/design-system')) return new Found(text);
  const program = parseScript(file, text);
  const found = new Found(text, constants(program));
  const imports = importsOf(program);
  walk(program, (node, parents) => {
    renameTypes(found, imports, node);
    if (node.type === 'JSXOpeningElement') element(found, imports, node);
    if (node.type === 'CallExpression') call(found, imports, node);
    if (node.type === 'ImportDeclaration')
      for (const each of list(node, 'specifiers')) {
        const name = nameOf(at(each, 'local')) ?? '';
        if (imports.named.has(name) && imports.declared.has(name))
          found.doubt(each, `${name} is declared in this file, too: its uses are left as they are`);
      }
    typed(found, imports, node, parents);
    mentioned(found, imports, node);
    passedOn(found, imports, node, parents);
    goesOn(found, imports, node, parents[0]);
  });
  return found;
}
