import { at, list, type Node, nameOf, parametersOf, walk } from './syntax.ts';

const PACKAGE = /^@weft\/design-system(?:\/|$)/;

/** The imports of a file from the package. */
export interface Imports {
  /** Local name → exported name. */
  readonly named: ReadonlyMap<string, string>;
  /** Local names of `import * as …`. */
  readonly whole: ReadonlySet<string>;
  /** Names that the file declares itself, in any scope. */
  readonly declared: ReadonlySet<string>;
}

/** Whether an import or export is from the package. */
export const isFromPackage = (node: Node): boolean => PACKAGE.test(nameOf(at(node, 'source')) ?? '');

/** Names that a pattern binds. */
function bound(node: Node | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'ObjectPattern')
    return list(node, 'properties').flatMap((each) => bound(at(each, 'value') ?? at(each, 'argument')));
  if (node.type === 'ArrayPattern') return list(node, 'elements').flatMap(bound);
  return bound(at(node, 'left') ?? at(node, 'argument') ?? at(node, 'parameter'));
}

const DECLARED_BY_ID =
  /^(?:VariableDeclarator|FunctionDeclaration|FunctionExpression|Class\w+|TSTypeAliasDeclaration|TSInterfaceDeclaration|TSEnumDeclaration)$/;

/** Reads what a file imports from the package, and which names it declares itself. */
export function importsOf(program: Node): Imports {
  const named = new Map<string, string>();
  const whole = new Set<string>();
  const declared = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && isFromPackage(node)) {
      for (const each of list(node, 'specifiers')) {
        const local = nameOf(at(each, 'local')) ?? '';
        if (each.type === 'ImportNamespaceSpecifier') whole.add(local);
        else named.set(local, nameOf(at(each, 'imported')) ?? '');
      }
    }
    if (DECLARED_BY_ID.test(node.type)) for (const name of bound(at(node, 'id'))) declared.add(name);
    for (const each of parametersOf(node)) for (const name of bound(each)) declared.add(name);
  });
  return { named, whole, declared };
}

/**
 * The exported name that an identifier or a member of a namespace import refers to. A name that the file also declares
 * itself has no certain meaning, and none here.
 */
export function exportedName(
  { named, whole, declared }: Imports,
  node: Node | undefined,
): string | undefined {
  const local = nameOf(node);
  if (local !== undefined) return declared.has(local) ? undefined : named.get(local);
  const [owner, member] = node?.type === 'TSQualifiedName' ? ['left', 'right'] : ['object', 'property'];
  const from = nameOf(at(node, owner ?? ''));
  return from !== undefined && whole.has(from) && !declared.has(from) && !node?.computed
    ? nameOf(at(node, member ?? ''))
    : undefined;
}
