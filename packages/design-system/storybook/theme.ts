import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'generated');

/** The fields of the tokens' catalogue that this file reads. */
interface Catalogue {
  readonly tokens: readonly { readonly id: string; readonly values: Readonly<Record<string, string>> }[];
}

/** Keys of Storybook's theme, each with its token. */
const PARTS = {
  colorPrimary: 'color.bg.action',
  colorSecondary: 'color.line.info',
  appBg: 'color.bg.page',
  appContentBg: 'color.bg.surface',
  appPreviewBg: 'color.bg.page',
  appHoverBg: 'color.bg.subtle',
  appBorderColor: 'color.line.default',
  textColor: 'color.fg.default',
  textMutedColor: 'color.fg.muted',
  barBg: 'color.bg.surface',
  barTextColor: 'color.fg.muted',
  barHoverColor: 'color.fg.accent',
  barSelectedColor: 'color.fg.accent',
  buttonBg: 'color.bg.surface',
  buttonBorder: 'color.line.strong',
  booleanBg: 'color.bg.subtle',
  booleanSelectedBg: 'color.bg.surface',
  inputBg: 'color.bg.field',
  inputBorder: 'color.line.field',
  inputTextColor: 'color.fg.default',
} as const;

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Storybook accepts opaque colours only: a translucent one, such as `#0d0f3d at 16 %`, is mixed with the ground. */
function opaque(value: string, ground: string): string {
  const [, hex = value, share = '100'] = /^(#[\da-f]{6}) at ([\d.]+) %$/.exec(value) ?? [];
  const under = channels(ground);
  const mixed = channels(hex).map((part, index) => {
    const below = under[index] ?? 0;
    return Math.round(below + ((part - below) * Number(share)) / 100);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A theme for Storybook's own parts. */
export type StorybookTheme = Readonly<
  Record<keyof typeof PARTS | 'textInverseColor' | 'fontBase' | 'fontCode', string>
> & {
  readonly base: 'light' | 'dark';
  readonly appBorderRadius: number;
  readonly inputBorderRadius: number;
};

/**
 * Storybook's own parts in the tokens' colours, faces and corners, light and dark.
 *
 * @throws {Error} when a token is missing, or is no plain colour
 */
export function themes({ tokens }: Catalogue): Readonly<Record<'light' | 'dark', StorybookTheme>> {
  const read = (id: string, mode: string): string => {
    const value = tokens.find((token) => token.id === id)?.values[mode];
    if (value === undefined) throw new Error(`The tokens have no ${id} in ${mode}`);
    return value;
  };
  const colour = (id: string, mode: string): string => {
    const value = opaque(read(id, mode), read('color.bg.surface', mode));
    if (!/^#[\da-f]{6}$/.test(value))
      throw new Error(`${id} is ${read(id, mode)}, which Storybook cannot read`);
    return value;
  };
  const radius = Number.parseFloat(read('radius.md', 'all'));
  const inMode = (mode: 'light' | 'dark'): StorybookTheme => ({
    base: mode,
    ...(Object.fromEntries(Object.entries(PARTS).map(([part, id]) => [part, colour(id, mode)])) as Record<
      keyof typeof PARTS,
      string
    >),
    textInverseColor: colour('color.bg.page', mode),
    fontBase: read('font.family.sans', 'all'),
    fontCode: read('font.family.mono', 'all'),
    appBorderRadius: radius,
    inputBorderRadius: radius,
  });
  return { light: inMode('light'), dark: inMode('dark') };
}

/**
 * Writes the themes for the manager and the docs pages.
 *
 * @throws {Error} when the tokens are not built
 */
export async function writeThemes(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@weft/tokens/json/catalogue.json');
  const catalogue = JSON.parse(await readFile(file, 'utf8')) as Catalogue;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'theme.mjs'), `export default ${JSON.stringify(themes(catalogue))};\n`);
}
