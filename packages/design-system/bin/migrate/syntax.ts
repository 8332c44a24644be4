import { type ParserPlugin, parse } from '@babel/parser';

/** A node of the syntax tree. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A member of a node that is a node, or undefined. */
export const at = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** A member of a node that is a list of nodes. */
export const list = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The parameters of a function. Those of a function's type name nothing that the file could use. */
export const parametersOf = (node: Node): Node[] =>
  /^TS(?!Declare)/.test(node.type) ? [] : list(node, 'params');

/** The name of an identifier, or the text of a string; undefined for others. */
export const nameOf = (node: Node | undefined): string | undefined => {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return String(node.name);
  return node?.type === 'StringLiteral' ? String(node.value) : undefined;
};

/** Calls back for each node with its parents, the closest first. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const below = (each: Node, parents: readonly Node[]): void => {
    visit(each, parents);
    const inside = [each, ...parents];
    for (const [key, value] of Object.entries(each)) {
      if (key.endsWith('Comments') || key === 'errors' || key === 'comments') continue;
      for (const child of [value].flat()) if (isNode(child)) below(child, inside);
    }
  };
  below(node, []);
}

/**
 * Parses a script, with JSX except in files of TypeScript that have none.
 *
 * @throws {SyntaxError} when it cannot be parsed
 */
export function parseScript(file: string, text: string): Node {
  const jsx: ParserPlugin[] = /\.[cm]?ts$/.test(file) ? [] : ['jsx'];
  const program = parse(text, {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    plugins: [...jsx, 'typescript', 'decorators', 'decoratorAutoAccessors'],
  });
  return program as unknown as Node;
}
