import path from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree. */
type Node = Readonly<Record<string, unknown>> & { type: string; start: number; end: number };

/** One declaration of a module: its text without comments, and the names that it mentions. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  /** True for runtime values: functions, classes, constants. */
  readonly isValue: boolean;
  readonly text: string;
  /** The first paragraph of its documentation, on one line; empty if there is none. */
  readonly summary: string;
  /** The code of its `@example`; empty if there is none. */
  readonly example: string;
  /** Names of its members without documentation. */
  readonly silent: readonly string[];
  /** Names that its types mention, as this module spells them. */
  readonly mentions: readonly string[];
}

/** A name of another file. */
interface Elsewhere {
  readonly file: string;
  readonly name: string;
}

/** The parsed content of a `.d.ts` file. */
export interface Module {
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** Exported name → the local name, or the name in another file. */
  readonly exported: ReadonlyMap<string, string | Elsewhere>;
  /** Files re-exported with `export *`. */
  readonly passedOn: readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.type === 'TSQualifiedName' ? nameOf(node.left) : (node.name ?? '')) : '';

/** The declaration file that a relative specifier refers to; undefined for packages. */
function fileOf(from: string, source: unknown): string | undefined {
  const specifier = isNode(source) ? String(source.value) : '';
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(from), specifier.replace(/\.js$/, '.d.ts'));
}

function mentionsOf(node: Node): string[] {
  const here =
    node.type === 'TSTypeReference'
      ? [nameOf(node.typeName)]
      : node.type === 'TSTypeQuery'
        ? [nameOf(node.exprName)]
        : node.type === 'TSInterfaceHeritage' || node.type === 'TSClassImplements'
          ? [nameOf(node.expression)]
          : [];
  return [...here, ...children(node).flatMap(mentionsOf)];
}

/** A range of the text and its replacement. */
type Edit = readonly [start: number, end: number, text: string];

/** Replaces destructured parameters: which props a component uses is not part of the contract. */
function patterns(node: Node): Edit[] {
  if (node.type !== 'ObjectPattern') return children(node).flatMap(patterns);
  const { typeAnnotation: annotation } = node;
  return [[node.start, isNode(annotation) ? annotation.start : node.end, 'props']];
}

/** The tags of a comment that belong to the contract: default and deprecation. */
const binding = (comment: string): string =>
  [...comment.matchAll(/@(default|deprecated)\b[^\n@]*/g)]
    .map(([tag]) => `/** ${tag.replaceAll('*', '').trim()} */`)
    .join(' ');

/** The comment directly above a statement. */
const commentAbove = (source: string, { start }: Node, comments: readonly Node[]): string =>
  String(comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')?.value ?? '');

/** The text of a comment without the asterisks that begin its lines. */
const contentOf = (comment: string): string => comment.replace(/^\s*\*+ ?/gm, '');

/** The first paragraph of a comment. Links become the names of their targets. */
const summaryOf = (comment: string): string =>
  (
    contentOf(comment)
      .trim()
      .split(/\n\s*\n|\n@|^@/)[0] ?? ''
  )
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** The code of the tag `@example`, which is the last one, without a fence. */
const exampleOf = (comment: string): string =>
  (contentOf(comment).split(/^@example\b/m)[1] ?? '').replace(/^```.*$/gm, '').trim();

/** The text of a comment without its tags. */
const proseOf = (comment: string): string =>
  contentOf(comment)
    .replace(/^@\w.*/gm, '')
    .trim();

/** The members without documentation. A member of type `never` needs none. */
function silentMembers(source: string, node: Node, comments: readonly Node[]): string[] {
  if (node.type !== 'TSPropertySignature')
    return children(node).flatMap((child) => silentMembers(source, child, comments));
  const text = source.slice(node.start, node.end);
  const silent = proseOf(commentAbove(source, node, comments)) === '' && !/: never\b/.test(text);
  return silent ? [text.split(/\??:/)[0] ?? ''] : [];
}

function textOf(source: string, node: Node, comments: readonly Node[]): string {
  const before = commentAbove(source, node, comments);
  const inside = comments.filter(({ start, end }) => start >= node.start && end <= node.end);
  const edits: Edit[] = [
    ...patterns(node),
    ...inside.map(({ start, end, value }): Edit => [start, end, binding(String(value))]),
  ];
  let text = source.slice(node.start, node.end);
  for (const [start, end, instead] of edits.sort(([a], [b]) => b - a))
    text = text.slice(0, start - node.start) + instead + text.slice(end - node.start);
  const lines = [binding(before), ...text.split('\n')];
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd().replace(/^(?: {4})+/, (indent) => ' '.repeat(indent.length / 2)))
    .join('\n')
    .replaceAll('import("react").JSX', 'JSX');
}

const VALUES = new Set([
  'TSDeclareFunction',
  'FunctionDeclaration',
  'VariableDeclaration',
  'ClassDeclaration',
]);

const namesDeclared = (node: Node): string[] =>
  node.type === 'VariableDeclaration' ? children(node).map(({ id }) => nameOf(id)) : [nameOf(node.id)];

const specifiersOf = ({ specifiers }: Node): Node[] => (Array.isArray(specifiers) ? specifiers : []);

/**
 * Reads one declaration file.
 *
 * @param file its path, relative to the folder of all declarations
 * @throws {SyntaxError} when it cannot be parsed
 */
export function readModule(file: string, source: string): Module {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const declared = new Map<string, Declaration>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, string | Elsewhere>();
  const passedOn: string[] = [];

  const declare = (statement: Node, node: Node): string[] => {
    const above = comments as unknown as Node[];
    const text = textOf(source, statement, above);
    const comment = commentAbove(source, statement, above);
    const summary = summaryOf(comment);
    const example = exampleOf(comment);
    const isShape = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
    const silent = isShape ? silentMembers(source, node, above) : [];
    const names = namesDeclared(node).filter(Boolean);
    for (const name of names)
      declared.set(name, {
        file,
        name,
        isValue: VALUES.has(node.type),
        text,
        summary,
        example,
        silent,
        mentions: mentionsOf(node),
      });
    return names;
  };
  const imports = (node: Node, from: string | undefined): void => {
    for (const each of specifiersOf(node))
      if (from) imported.set(nameOf(each.local), { file: from, name: nameOf(each.imported) });
  };
  const names = (node: Node, from: string | undefined): void => {
    if (isNode(node.declaration))
      for (const name of declare(node, node.declaration)) exported.set(name, name);
    for (const { local, exported: as } of specifiersOf(node))
      exported.set(nameOf(as), from ? { file: from, name: nameOf(local) } : nameOf(local));
  };

  for (const node of program.body as unknown as Node[]) {
    const from = fileOf(file, node.source);
    if (node.type === 'ImportDeclaration') imports(node, from);
    else if (node.type === 'ExportNamedDeclaration') names(node, from);
    else if (node.type !== 'ExportAllDeclaration') declare(node, node);
    else if (from) passedOn.push(from);
  }
  return { declared, imported, exported, passedOn };
}
