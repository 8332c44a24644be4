import { printMarkup, printValue } from './print.js';
import { type Child, isCompound, Markup, Name, type Value } from './tree.js';

/** Length from which a repeated value becomes a constant. */
const LONG = 60;

/** Props whose values stay in place: reserved words, which cannot name a constant, and `children` and `style`. */
const TAKEN = new Set(['children', 'class', 'default', 'for', 'style']);

/** A value, how often it occurs, and a name for it. */
interface Seen {
  readonly value: Value;
  readonly name: string;
  times: number;
  constant?: Name;
}

const isDrawing = (markup: Markup): boolean => markup.tag === 'svg' || markup.tag === 'img';

const codeOf = (value: Value): string =>
  value instanceof Markup ? printMarkup(value) : printValue(value, Number.POSITIVE_INFINITY);

/** Turns repeated values into constants, named by their prop. */
export class Sharer {
  readonly #seen = new Map<string, Seen>();
  readonly #taken: ReadonlySet<string>;
  readonly constants = new Map<string, Value>();

  /** @param taken Names that are taken. */
  constructor(roots: readonly Child[], taken: ReadonlySet<string>) {
    this.#taken = taken;
    for (const root of roots) this.#see(root);
  }

  #see(child: Child): void {
    if (!(child instanceof Markup)) return;
    if (isDrawing(child)) this.#note(child, 'icon');
    for (const [name, value] of child.props) this.#seeValue(value, name);
    for (const each of child.children) this.#see(each);
  }

  #seeValue(value: Value, name: string): void {
    if (value instanceof Markup) {
      if (isDrawing(value)) this.#note(value, name);
      else this.#see(value);
    } else if (isCompound(value)) {
      const inArray = Array.isArray(value);
      if (inArray) this.#note(value, name);
      for (const [key, each] of Object.entries(value)) this.#seeValue(each as Value, inArray ? name : key);
    }
  }

  #note(value: Value, name: string): void {
    const code = codeOf(value);
    if (code.length < LONG || TAKEN.has(name)) return;
    const seen = this.#seen.get(code);
    if (seen) seen.times += 1;
    else this.#seen.set(code, { value, name, times: 1 });
  }

  /** The constant for a repeated value. */
  #constant(value: Value): Name | undefined {
    const seen = this.#seen.get(codeOf(value));
    if (!seen || seen.times < 2) return undefined;
    seen.constant ??= this.#declare(seen);
    return seen.constant;
  }

  /** Writes a constant after the constants that it contains. */
  #declare(seen: Seen): Name {
    const value = seen.value instanceof Markup ? seen.value : this.#parts(seen.value);
    let name = seen.name;
    for (let n = 2; this.constants.has(name) || this.#taken.has(name); n += 1) name = `${seen.name}${n}`;
    this.constants.set(name, value);
    return new Name(name);
  }

  /** The same child, with repeated values replaced by constants. */
  child(child: Child): Child {
    if (!(child instanceof Markup)) return child;
    const constant = isDrawing(child) ? this.#constant(child) : undefined;
    if (constant) return constant;
    const props = child.props.map(([name, value]) => [name, this.#value(value)] as const);
    return new Markup(
      child.tag,
      props,
      child.children.map((each) => this.child(each)),
    );
  }

  #value(value: Value): Value {
    if (value instanceof Markup) return this.child(value) as Value;
    return (Array.isArray(value) && this.#constant(value)) || this.#parts(value);
  }

  #parts(value: Value): Value {
    if (!isCompound(value)) return value;
    if (Array.isArray(value)) return (value as readonly Value[]).map((each) => this.#value(each));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#value(each)]));
  }
}
