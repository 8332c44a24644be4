/** A name in the code that refers to something defined elsewhere: a constant, a state, an exported part. */
export class Name {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An element of the copied code: of HTML or of the package, without anything of the canvas. */
export class Markup {
  readonly tag: string;
  readonly props: readonly Prop[];
  readonly children: readonly Child[];

  constructor(tag: string, props: readonly Prop[], children: readonly Child[]) {
    this.tag = tag;
    this.props = props;
    this.children = children;
  }
}

/** A prop and what it is given. */
export type Prop = readonly [name: string, value: Value];

/** The content between two tags. */
export type Child = string | Markup | Name;

/** The value of a prop. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Name
  | Markup
  | readonly Value[]
  | { readonly [key: string]: Value };

/** Whether a value is an object or array of values. */
export const isCompound = (value: Value): value is readonly Value[] | { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !(value instanceof Name) && !(value instanceof Markup);
