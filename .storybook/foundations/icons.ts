import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMPONENTS = path.join(import.meta.dirname, '../../packages/design-system/src/components');
const SHARED = path.join(COMPONENTS, '../lib');

/** One icon as a component draws it. */
export interface Icon {
  /** The part's name, with the state if the icon has several. */
  readonly name: string;
  readonly component: string;
  readonly viewBox: string;
  /** Stroke width in units of the grid; undefined for a filled icon. */
  readonly stroke?: string;
  /** The data of its paths, separated by `|`. */
  readonly d: string;
  /** Whether right-to-left pages mirror it. */
  readonly mirrors: boolean;
}

const SVG = /<svg\s([^>]*)>([\s\S]*?)<\/svg>/g;
const PATH = /<path\s([^>]*)\/>/g;

const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`(?<![\\w-])${name}="([^"]+)"`).exec(text)?.[1];

/** The data of one path for each state; the state is empty for a path that is always drawn. */
function shapes(attributes: string, source: string): [state: string, d: string][] {
  const fixed = attribute(attributes, 'd');
  const state = /className=\{([A-Z]+)\}/.exec(attributes)?.[1]?.toLowerCase() ?? '';
  if (fixed) return [[state, fixed]];
  const [, condition, yes, no] = /d=\{is(\w+) \? '([^']+)' : '([^']+)'\}/.exec(attributes) ?? [];
  if (condition && yes && no) {
    const word = condition.toLowerCase();
    return [
      [word, yes],
      [`not ${word}`, no],
    ];
  }
  const table = /d=\{([A-Z]+)\[\w+\]\}/.exec(attributes)?.[1];
  const rows = table && new RegExp(`const ${table}\\b[^{]*\\{([^}]*)\\}`).exec(source)?.[1];
  return rows ? [...rows.matchAll(/(\w+): '([^']+)'/g)].map(([, key = '', d = '']) => [key, d]) : [];
}

/** The source text of a constant's value. */
const declaration = (source: string, name: string): string =>
  new RegExp(`const ${name} =([^;]*);`).exec(source)?.[1] ?? '';

/**
 * The icons in one source file, except drawings that code assembles.
 *
 * @param name The name of an icon without a slot.
 */
export function iconsOf(component: string, source: string, name?: string): Icon[] {
  return [...source.matchAll(SVG)].flatMap(([, head = '', body = '']) => {
    const [slot, viewBox] = [attribute(head, 'data-slot') ?? name, attribute(head, 'viewBox')];
    const all = [...body.matchAll(PATH)].map(([, attributes = '']) => shapes(attributes, source));
    if (!slot || !viewBox || all.length === 0 || all.some((each) => each.length === 0)) return [];
    const states = [...new Set(all.flat().map(([state]) => state))].filter((state) => state !== '');
    const stroke = attribute(head, 'strokeWidth') ?? (head.includes('stroke=') ? '2' : undefined);
    const constant = /className=\{([A-Z_]+)\}/.exec(head)?.[1];
    const classes = constant ? declaration(source, constant) : head;
    return (states.length > 0 ? states : ['']).map((state) => ({
      name: state ? `${slot} (${state})` : slot,
      component,
      viewBox,
      ...(stroke && { stroke }),
      d: all
        .flat()
        .filter(([of]) => of === '' || of === state)
        .map(([, d]) => d)
        .join(' | '),
      mirrors: classes.includes('rtl:-scale-x-100'),
    }));
  });
}

const sources = (): string[] =>
  globSync('*/*.tsx', { cwd: COMPONENTS, exclude: ['**/*.stories.tsx'] }).sort();

const read = (...place: string[]): string => readFileSync(path.join(...place), 'utf8');

/** The icons that several components share, with the names of those components. */
function sharedIcons(): Icon[] {
  return globSync('*.tsx', { cwd: SHARED }).flatMap((file) => {
    const name = path.basename(file, '.tsx');
    const users = sources()
      .filter((each) => read(COMPONENTS, each).includes(`/lib/${name}.js`))
      .map((each) => path.dirname(each));
    return iconsOf(users.join(', '), read(SHARED, file), name);
  });
}

/** All icons of the package. */
export function icons(): Icon[] {
  const own = sources().flatMap((file) => iconsOf(path.dirname(file), read(COMPONENTS, file)));
  return [...own, ...sharedIcons()];
}
