import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import: who asks, for what, and what that is. */
export interface Edge {
  /** The importing file, relative to the root. */
  readonly from: string;
  /** As written. */
  readonly specifier: string;
  /** A path relative to the root, without an ending; undefined for packages. */
  readonly file?: string;
  /** `react`, `@weft/tokens`, `node:crypto`; undefined for files. */
  readonly name?: string;
  /** True when nothing of it is left once the types are gone. */
  readonly typeOnly: boolean;
}

/** What a file asks for, and whether for its types alone. */
type Asked = Map<string, { typeOnly: boolean }>;

const SCRIPT = /\.[cm]?[jt]sx?$/;
const STYLE = /\.css$/;
const ENDING = /\.(d\.ts|[cm]?[jt]sx?|css|mdx|json)$/;

/** Calls whose first argument names a module. */
const CALLS =
  /^(require|require\.resolve|import\.meta\.resolve|(vi|vitest|jest)\.(mock|doMock|importActual|importMock))$/;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A callee as written, for plain names and chains of them. */
function calleeName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${calleeName(node.object)}.${calleeName(node.property)}`;
  if (node.type === 'MetaProperty') return `${calleeName(node.meta)}.${calleeName(node.property)}`;
  return typeof node.name === 'string' ? node.name : '';
}

/** The node that may name a module, for each kind of syntax that asks for one. */
function asked(node: Node): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression':
      return CALLS.test(calleeName(node.callee)) && Array.isArray(node.arguments)
        ? node.arguments[0]
        : undefined;
    default:
      return undefined;
  }
}

/** The text of a literal, or of a template without holes. */
function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'ImportExpression') return literal(node.source);
  if (typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1)
    return undefined;
  const [only] = node.quasis as { value: { cooked: string } }[];
  return only?.value.cooked;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const named = Array.isArray(node.specifiers) ? node.specifiers : [];
  return (
    named.length > 0 && named.every((each: Node) => each.importKind === 'type' || each.exportKind === 'type')
  );
}

function walk(node: unknown, found: Asked): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, found);
    return;
  }
  if (!isNode(node)) return;
  const specifier = literal(asked(node));
  if (specifier !== undefined) {
    const typeOnly = isTypeOnly(node) && (found.get(specifier)?.typeOnly ?? true);
    found.set(specifier, { typeOnly });
  }
  for (const key in node) if (isNode(node[key])) walk(node[key], found);
}

function ofScript(file: string, source: string): Asked {
  const found: Asked = new Map();
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('; '));
  walk(program, found);
  return found;
}

function matches(source: string, pattern: RegExp): Asked {
  const specifiers = [...source.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []);
  return new Map(specifiers.map((specifier) => [specifier, { typeOnly: false }]));
}

/** Tailwind's own at-rules name files too; so does `@import`. */
const ofStyle = (source: string) =>
  matches(
    source.replace(/\/\*[\s\S]*?\*\//g, ''),
    /@(?:import|config|plugin|reference|source)\s+(?:url\(\s*)?(?:not\s+)?['"]([^'"]+)['"]/g,
  );

/** Code inside a fence is shown, not run. */
const ofDocument = (source: string) =>
  matches(source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ''), /^(?:import|export)\s[^'"]*?['"]([^'"]+)['"]/gm);

function askedBy(file: string, source: string): Asked {
  if (SCRIPT.test(file)) return ofScript(file, source);
  return STYLE.test(file) ? ofStyle(source) : ofDocument(source);
}

function resolve(from: string, specifier: string, typeOnly: boolean): Edge {
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('.')) {
    const file = path.posix.join(path.posix.dirname(from), bare).replace(ENDING, '').replace(/\/$/, '');
    return { from, specifier, typeOnly, file };
  }
  if (builtinModules.includes(bare.replace(/^node:/, ''))) {
    return { from, specifier, typeOnly, name: `node:${bare.replace(/^node:/, '')}` };
  }
  const [scope = '', second = ''] = bare.split('/');
  return { from, specifier, typeOnly, name: scope.startsWith('@') ? `${scope}/${second}` : scope };
}

/** Whether a file can import anything this check understands. */
export const canImport = (file: string): boolean =>
  SCRIPT.test(file) || STYLE.test(file) || file.endsWith('.mdx');

/**
 * Every import of a file: static, dynamic, re-exported, type-only, required, mocked; `@import` in styles.
 * @throws SyntaxError when the file cannot be parsed.
 */
export async function readEdges(root: string, file: string): Promise<Edge[]> {
  const source = await readFile(path.join(root, file), 'utf8');
  return [...askedBy(file, source)].map(([specifier, { typeOnly }]) => resolve(file, specifier, typeOnly));
}
