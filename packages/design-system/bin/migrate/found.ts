import type { Renames } from './renames.ts';
import { at, list, type Node, nameOf } from './syntax.ts';

/** A range of a text and its replacement. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A line of the report. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

const listed = (renames: Renames): string =>
  Object.entries(renames)
    .map(([from, to]) => `${from} (now ${to})`)
    .join(', ');

/** The findings in a text: certain renames, and places that the user has to decide. */
export class Found {
  readonly changes: Line[] = [];
  readonly doubts: Line[] = [];
  readonly #edits = new Map<number, Edit>();

  readonly text: string;
  readonly #literals: ReadonlyMap<string, Node>;

  /** @param literals objects that the file holds in constants, by name */
  constructor(text: string, literals: ReadonlyMap<string, Node> = new Map()) {
    this.text = text;
    this.#literals = literals;
  }

  #line(start: number): number {
    return this.text.slice(0, start).split('\n').length;
  }

  /** Replaces a range. When another rule replaces the same range again, the replacement counts once. */
  replace(start: number, end: number, text: string, what: string): void {
    if (this.#edits.has(start)) return;
    this.#edits.set(start, { start, end, text });
    this.changes.push({ line: this.#line(start), text: what });
  }

  doubt(node: Node, text: string): void {
    this.doubts.push({ line: this.#line(node.start), text });
  }

  /** The text after the changes. */
  result(): string {
    let result = this.text;
    for (const { start, end, text } of [...this.#edits.values()].sort((a, b) => b.start - a.start))
      result = result.slice(0, start) + text + result.slice(end);
    return result;
  }

  /** Renames a string or an identifier; quotes stay. */
  word(node: Node, part: string, renames: Renames): void {
    const from = nameOf(node) ?? '';
    const to = Object.hasOwn(renames, from) ? renames[from] : undefined;
    if (to === undefined) return;
    const quote = node.type === 'StringLiteral' ? 1 : 0;
    this.replace(node.start + quote, node.end - quote, to, `${part}: ${from} → ${to}`);
  }

  /** Renames a key of an object or of a pattern. */
  key(property: Node, siblings: readonly Node[], part: string, renames: Renames): void {
    const key = at(property, 'key');
    const from = nameOf(key) ?? '';
    const to = Object.hasOwn(renames, from) ? renames[from] : undefined;
    if (!key || to === undefined || (property.computed && key.type !== 'StringLiteral')) return;
    if (siblings.some((each) => nameOf(at(each, 'key')) === to))
      this.doubt(property, `${part}: ${from} is ${to} now, and there is a ${to} already`);
    else if (property.shorthand)
      this.replace(property.start, property.start, `${to}: `, `${part}: ${from} → ${to}`);
    else this.word(key, part, renames);
  }

  /** Renames the keys of objects that are a part's props. */
  object(node: Node | undefined, part: string, renames: Renames): void {
    const given = node && unwrapped(node);
    if (!given || given.type === 'NullLiteral' || given.type === 'BooleanLiteral') return;
    const properties = list(given, 'properties');
    if (given.type === 'ObjectExpression' || given.type === 'ObjectPattern')
      for (const each of properties) {
        if (each.type === 'SpreadElement') this.object(at(each, 'argument'), part, renames);
        else this.key(each, properties, part, renames);
      }
    else if (given.type === 'ConditionalExpression')
      for (const branch of ['consequent', 'alternate']) this.object(at(given, branch), part, renames);
    else if (given.type === 'LogicalExpression' && given.operator === '&&')
      this.object(at(given, 'right'), part, renames);
    else if (nameOf(given) !== 'undefined' && !this.#isWithout(given, renames))
      this.doubt(given, `${part}: what is given here may have ${listed(renames)}`);
  }

  /** Whether a constant holds an object that has none of the old names. */
  #isWithout(given: Node, renames: Renames): boolean {
    const literal = given.type === 'Identifier' ? this.#literals.get(nameOf(given) ?? '') : undefined;
    const keys = list(literal, 'properties').map((each) => nameOf(at(each, 'key')));
    return literal !== undefined && keys.every((key) => key !== undefined && !Object.hasOwn(renames, key));
  }

  /** Renames the keys of the items of an array. */
  items(node: Node | undefined, part: string, renames: Renames): void {
    const given = node && unwrapped(node);
    if (given?.type === 'ArrayExpression')
      for (const each of list(given, 'elements'))
        if (each.type === 'SpreadElement') this.items(at(each, 'argument'), part, renames);
        else this.object(each, part, renames);
    else if (given) this.doubt(given, `${part}: the items of what is given here may have ${listed(renames)}`);
  }
}

/** An expression without `as`, `satisfies` and `!`. */
export function unwrapped(node: Node): Node {
  const inner = /^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type) ? at(node, 'expression') : undefined;
  return inner ? unwrapped(inner) : node;
}
