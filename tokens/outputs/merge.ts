import { themeNames, UTILITIES } from '../names.ts';

/** The scales of tailwind-merge's theme, by Tailwind namespace. */
const SCALES: Readonly<Record<string, string>> = {
  '--spacing-': 'spacing',
  '--radius-': 'radius',
  '--shadow-': 'shadow',
  '--font-': 'font',
  '--font-weight-': 'font-weight',
  '--text-': 'text',
  '--ease-': 'ease',
};

const SIDES = ['x', 'y', 's', 'e', 'bs', 'be', 't', 'r', 'b', 'l'];

/** The class groups of namespaces without a scale: the group, and the start of its classes. */
const GROUPS: Readonly<Record<string, readonly (readonly [group: string, start: string])[]>> = {
  '--border-width-': [
    ['border-w', 'border'],
    ...SIDES.map((side) => [`border-w-${side}`, `border-${side}`] as const),
    ['divide-x', 'divide-x'],
    ['divide-y', 'divide-y'],
  ],
  '--outline-width-': [['outline-w', 'outline']],
  '--text-decoration-thickness-': [['text-decoration-thickness', 'decoration']],
  '--transition-duration-': [['duration', 'duration']],
  '--transition-delay-': [['delay', 'delay']],
  '--z-index-': [['z', 'z']],
};

/** Keys by namespace, in order. Colours need none, since tailwind-merge takes every unknown key for a colour. */
function keysOf(ids: readonly string[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { namespace, key } of ids.flatMap((id) => themeNames(id))) {
    keys.set(namespace, [...(keys.get(namespace) ?? []), key]);
  }
  return keys;
}

/** The names of the theme as a configuration of tailwind-merge: a module and its declarations. */
export function mergeMap(ids: readonly string[]): { js: string; dts: string } {
  const keys = keysOf(ids);
  const scales = Object.entries(SCALES).map(([namespace, scale]) => [scale, keys.get(namespace) ?? []]);
  const groups = Object.entries(GROUPS).flatMap(([namespace, of]) =>
    of.map(([group, start]) => [group, [{ [start]: keys.get(namespace) ?? [] }]]),
  );
  const widths = Object.keys(UTILITIES).filter((name) => 'font-stretch' in (UTILITIES[name] ?? {}));
  const config = {
    extend: {
      theme: Object.fromEntries(scales),
      classGroups: Object.fromEntries([...groups, ['font-stretch', widths]]),
    },
  };
  const type = JSON.stringify(config, null, 2).replaceAll(/\[\s+("[^[\]]*")\s+\]/g, 'string[]');
  return {
    js: `export const mergeConfig = ${JSON.stringify(config, null, 2)};\n`,
    dts: `/** The names of \`theme.css\`, for \`extendTailwindMerge\` of tailwind-merge 3. */\nexport declare const mergeConfig: ${type};\n`,
  };
}
