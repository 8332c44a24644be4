import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { BothThemes, HELD, Narrow, Specimens, State, Surroundings } from '../../test/canvas.js';
import { exportOf } from './exports.js';
import { type Child, Markup, Name, type Value } from './tree.js';

type Props = Readonly<Record<string, unknown>>;

type Component = (props: Props) => ReactNode;

/** Whether a state comes from pointer or keyboard, which no code sets. */
const isHeld = (name: unknown): boolean => HELD.some((held) => held === name);

/** Helpers of the canvas, each with the part that belongs to the example. */
const CANVAS = new Map<unknown, (props: Props) => ReactNode>([
  [BothThemes, ({ children }) => (typeof children === 'function' ? children('light') : children)],
  [Narrow, ({ children }) => children as ReactNode],
  [Specimens, ({ children }) => children as ReactNode],
  [State, ({ name, children }) => (isHeld(name) ? null : (children as ReactNode))],
  [Surroundings, () => null],
]);

/** The name of a file for an address; data in the address itself is named by its type. */
function fileOf(address: string): string {
  if (!address.startsWith('data:')) return address;
  if (address.startsWith('data:video/')) return '/film.mp4';
  return address.startsWith('data:text/vtt') ? '/captions.vtt' : '/picture.webp';
}

/** The imports and states that the code of an example needs beside its markup. */
export interface Needs {
  /** The imported names of each entry. */
  readonly imports: Map<string, Set<string>>;
  /** Initial values of states by their names. */
  readonly states: Map<string, Value>;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Converts elements to the markup that a customer would paste. */
export class Resolver implements Needs {
  readonly imports = new Map<string, Set<string>>();
  readonly states = new Map<string, Value>();

  /** An exported component, by its name, which is then imported. */
  #use(part: unknown): Name | undefined {
    const found = exportOf(part);
    if (!found) return undefined;
    this.imports.set(found.from, (this.imports.get(found.from) ?? new Set()).add(found.name));
    return new Name(found.name);
  }

  /** Children in order; neighbouring texts are one. */
  children(node: ReactNode): Child[] {
    const found: Child[] = [];
    Children.forEach(node, (child) => {
      for (const part of this.#child(child)) {
        const last = found.at(-1);
        if (typeof part === 'string' && typeof last === 'string') found[found.length - 1] = last + part;
        else found.push(part);
      }
    });
    return found;
  }

  #child(child: ReactNode): readonly Child[] {
    if (typeof child === 'string') return child === '' ? [] : [child];
    if (typeof child === 'number') return [String(child)];
    return isValidElement<Props>(child) ? this.#element(child) : [];
  }

  #element({ type, props }: ReactElement<Props>): readonly Child[] {
    if (type === Fragment) return this.children(props.children as ReactNode);
    const ofCanvas = CANVAS.get(type);
    if (ofCanvas) return this.children(ofCanvas(props));
    if (typeof type === 'string') return this.#host(type, props);
    const part = this.#use(type);
    // A component that only the story has: its output.
    if (!part) return this.children((type as Component)(props));
    return [new Markup(part.text, this.#props(props, true), this.children(props.children as ReactNode))];
  }

  /** An HTML element, without classes of the canvas. */
  #host(tag: string, props: Props): readonly Child[] {
    const { className, 'data-shown': state, 'data-testid': _, ...rest } = props;
    if (isHeld(state)) return [];
    const classes = String(className ?? '')
      .split(' ')
      .filter((name) => name !== '' && !name.startsWith('canvas-'));
    const own = { ...rest, ...(classes.length > 0 && { className: classes.join(' ') }) };
    const children = this.children(props.children as ReactNode);
    const shown = this.#props(own, false);
    const placed = shown.length === 0 && (tag === 'div' || tag === 'span') && classes.length === 0;
    const isCanvas = placed && Object.keys(props).some((name) => name !== 'children');
    return isCanvas ? children : [new Markup(tag, shown, children)];
  }

  #props(all: Props, ofPackage: boolean): [string, Value][] {
    const props = asPlainLink(all);
    const shown: [string, Value][] = [];
    for (const [name, given] of Object.entries(props)) {
      const handler = `on${capitalised(name)}Change`;
      if (name === 'children' || given === undefined) continue;
      if (ofPackage && typeof props[handler] === 'function') {
        this.states.set(name, this.#value(given) ?? null);
        shown.push([name, new Name(name)], [handler, new Name(`set${capitalised(name)}`)]);
        continue;
      }
      const value = this.#value(given);
      if (value !== undefined) shown.push([name, value]);
    }
    return shown;
  }

  /** A value as source code; handlers of the story are left out. */
  #value(value: unknown): Value | undefined {
    if (typeof value === 'function') return this.#use(value);
    if (typeof value === 'string') return fileOf(value);
    if (typeof value !== 'object' || value === null) return value as Value | undefined;
    if (isValidElement<Props>(value)) return this.#asOne(this.children(value));
    if (Array.isArray(value)) {
      return value.map((each) => this.#value(each)).filter((each) => each !== undefined);
    }
    const entries = Object.entries(value).map(([key, each]) => [key, this.#value(each)] as const);
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as Value;
  }

  /** Several children as one value. */
  #asOne(children: readonly Child[]): Value {
    const [only] = children;
    if (only === undefined) return null;
    return children.length === 1 ? only : new Markup('', [], children);
  }
}

/** Props of a component with the story's fake router link: those of the plain link that it renders. */
function asPlainLink(props: Props): Props {
  const { as, ...rest } = props;
  if (typeof as !== 'function' || exportOf(as)) return props;
  const link = (as as Component)(rest);
  return isValidElement<Props>(link) ? { ...link.props, children: props.children } : rest;
}
