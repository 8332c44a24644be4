import { values } from '@weft/tokens';
import { brandTitles } from './brands.ts';

/**
 * Every mode of a component, named once, for the toolbar, Chromatic and the local visual comparison, which take no pictures of
 * invented brands. `label` stands on a button: all have to fit beside the sidebar in a window of 1280 px.
 */
export const modes = {
  theme: {
    name: 'Theme',
    label: 'Theme',
    description: 'Colour theme; "system" follows the operating system',
    icon: 'circlehollow',
    values: { system: 'System', light: 'Light', dark: 'Dark' },
    initial: 'system',
  },
  brand: {
    name: 'Brand',
    label: 'Brand',
    description: 'Brand: the package’s own, or an invented one',
    icon: 'paintbrush',
    values: brandTitles,
    initial: 'weft',
  },
  direction: {
    name: 'Direction',
    label: 'LTR',
    description: 'Reading direction',
    icon: 'transfer',
    values: { ltr: 'LTR', rtl: 'RTL' },
    initial: 'ltr',
  },
  textSize: {
    name: 'Text size',
    label: 'Text',
    description: 'Size of the root text, in per cent (WCAG 1.4.4)',
    icon: 'zoom',
    // No digits: Storybook would read them from an address as numbers, and not recognise the values.
    values: { normal: '100 %', double: '200 %' },
    initial: 'normal',
  },
  motion: {
    name: 'Motion',
    label: 'Motion',
    description: 'Motion; "system" follows the operating system',
    icon: 'play',
    values: { system: 'System', full: 'Full', reduced: 'Reduced' },
    initial: 'system',
  },
  contrast: {
    name: 'Contrast',
    label: 'Contrast',
    description: 'Contrast; "system" follows the operating system',
    icon: 'contrast',
    values: { system: 'System', more: 'More' },
    initial: 'system',
  },
} as const;

/** The name of a mode. */
export type Mode = keyof typeof modes;

/** A screen, in CSS pixels. */
interface Viewport {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Screens below the smallest breakpoint: the narrowest of WCAG 1.4.10, and a common phone. */
const below = {
  narrowest: { name: 'narrowest', width: 320, height: 640 },
  phone: { name: 'phone', width: 390, height: 844 },
} as const satisfies Record<string, Viewport>;

/** Height of the screens that are as wide as a breakpoint. */
const HEIGHT = 900;

type Breakpoint =
  Extract<keyof typeof values, `breakpoint.${string}`> extends `breakpoint.${infer Name}` ? Name : never;

/** The name of a screen: a breakpoint of the tokens, or one of the two below them. */
export type ViewportName = Breakpoint | keyof typeof below;

/** The screens: two phones, and the tokens' breakpoints by name and width, in ascending order. */
export const viewports = Object.fromEntries(
  [
    ...Object.entries<Viewport>(below),
    ...Object.entries<unknown>(values).flatMap(([token, width]): [string, Viewport][] =>
      token.startsWith('breakpoint.')
        ? [[token.slice(11), { name: token.slice(11), width: Number(width), height: HEIGHT }]]
        : [],
    ),
  ].sort(([, one], [, other]) => one.width - other.width),
) as Readonly<Record<ViewportName, Viewport>>;

/** A look for screenshots: toolbar settings, screen, and what the browser emulates. */
export interface Look {
  readonly globals: Readonly<Partial<Record<Mode, string>>>;
  readonly viewport: ViewportName;
  readonly forcedColors?: 'active';
}

/** The looks of every story. A name identifies a baseline: renaming loses approvals. */
const usual = {
  'light-wide': { globals: { theme: 'light' }, viewport: 'xl' },
  'dark-wide': { globals: { theme: 'dark' }, viewport: 'xl' },
  'light-narrow': { globals: { theme: 'light' }, viewport: 'phone' },
  rtl: { globals: { theme: 'light', direction: 'rtl' }, viewport: 'xl' },
} as const satisfies Record<string, Look>;

/** Further looks of a canvas of states. */
const further = {
  'text-200': { globals: { theme: 'light', textSize: 'double' }, viewport: 'phone' },
  reduced: { globals: { theme: 'light', motion: 'reduced' }, viewport: 'xl' },
  'contrast-light': { globals: { theme: 'light', contrast: 'more' }, viewport: 'xl' },
  'contrast-dark': { globals: { theme: 'dark', contrast: 'more' }, viewport: 'xl' },
} as const satisfies Record<string, Look>;

/** Further looks of a page of the site: three widths, light and dark. */
const onPages = {
  'light-medium': { globals: { theme: 'light' }, viewport: 'md' },
  'dark-medium': { globals: { theme: 'dark' }, viewport: 'md' },
  'dark-narrow': { globals: { theme: 'dark' }, viewport: 'phone' },
} as const satisfies Record<string, Look>;

/** Forced colours are a parameter of a whole Chromatic run, not a mode, so this look is separate. */
const forced = {
  forced: { globals: { theme: 'light' }, viewport: 'xl', forcedColors: 'active' },
} as const satisfies Record<string, Look>;

/** Every look, by name. */
export const looks: Readonly<Record<string, Look>> = { ...usual, ...further, ...onPages, ...forced };

/** Whether this Storybook is built for Chromatic's run under forced colours. */
const forcedRun = import.meta.env?.STORYBOOK_FORCED_COLORS === 'true';

/**
 * Parameters that take screenshots of a story in some looks: for the local comparison, and as Chromatic's modes.
 *
 * @param pictured Whether the local comparison takes the story always, or only when asked for all.
 */
function picturedIn(chosen: Readonly<Record<string, Look>>, pictured: 'always' | 'asked') {
  const wanted = Object.entries(chosen).filter(([, look]) => forcedRun === Boolean(look.forcedColors));
  return {
    pictured,
    looks: chosen,
    chromatic: {
      disableSnapshot: wanted.length === 0,
      ...(forcedRun && { forcedColors: 'active' }),
      modes: Object.fromEntries(
        // With the height: else Chromatic trims to the content, and a dialog over a small page would be cut.
        wanted.map(([name, { globals, viewport }]) => {
          const { width, height } = viewports[viewport];
          return [name, { ...globals, viewport: { width, height } }];
        }),
      ),
    },
  };
}

/** Parameters of every story. */
export const usualLooks = picturedIn(usual, 'asked');

/** Parameters of a canvas of states: `States = meta.story({ parameters: everyLook, … })`. */
export const everyLook = picturedIn({ ...usual, ...further, ...forced }, 'always');

/** Parameters of a page of the site. */
export const pageLooks = picturedIn({ ...usual, ...onPages }, 'always');

/** Parameters of a story without a screenshot. */
export const notPictured = { pictured: 'never', chromatic: { disableSnapshot: true } };

/** A chosen value. An unknown one, such as a typo in an address, falls back to the initial one. */
function knownValue(mode: Mode, chosen: Readonly<Record<string, unknown>>): string {
  const value = String(chosen[mode]);
  return Object.hasOwn(modes[mode].values, value) ? value : modes[mode].initial;
}

/** Applies modes to the root of the document. */
export function applyModes(root: HTMLElement, chosen: Readonly<Record<string, unknown>>): void {
  root.dir = knownValue('direction', chosen);
  for (const mode of ['theme', 'motion', 'contrast', 'textSize'] as const) {
    const value = knownValue(mode, chosen);
    if (value === modes[mode].initial) delete root.dataset[mode];
    else root.dataset[mode] = value;
  }
}
