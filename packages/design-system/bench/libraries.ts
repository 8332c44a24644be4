import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '@weft/tools/build';
import { runPnpm } from '@weft/tools/pnpm';
import { UserError } from '@weft/tools/user-error';
import { Modules } from '../bin/sheet/modules.ts';
import { type Bundle, bundle } from '../build/bundle.ts';
import { programOf } from '../build/program.ts';
import { STYLESHEETS } from '../build/stylesheet.ts';

/** The folder of the peers, which has an install of its own. */
const PEERS = path.join(import.meta.dirname, 'peers');

/**
 * The parts that are compared: the name in the tables → the export of each library's file. A library that lacks the part has
 * no such export.
 */
export const PARTS = {
  Button: 'button',
  'Text field': 'field',
  Dialog: 'dialog',
  Accordion: 'accordion',
  Menu: 'menu',
  Select: 'select',
  Checkbox: 'checkbox',
  Tabs: 'tabs',
  Tooltip: 'tooltip',
  Popover: 'popover',
  Toast: 'toasts',
  Carousel: 'carousel',
  Marquee: 'marquee',
} as const;

/** One of the parts. */
export type Part = (typeof PARTS)[keyof typeof PARTS];

/** A component library. */
export interface Library {
  readonly name: string;
  /** The file that uses the library in the way that its documentation shows. */
  readonly file: string;
  /** Style sheets: their text, or `@import`s of them; none where scripts bring the styles. */
  readonly sheet?: {
    /** The styles that the parts in these files need. */
    readonly of: (modules: readonly string[]) => string;
    /** All styles of the library. */
    readonly whole: string;
  };
}

const imports = (sheets: readonly string[]): string =>
  sheets.map((sheet) => `@import '${sheet}';\n`).join('');

/** The names that a pattern finds in file names, each once. */
const found = (modules: readonly string[], pattern: RegExp): string[] => [
  ...new Set(modules.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];

/** The sheet that our command writes for the parts in these files. */
function weftSheet(files: readonly string[]): string {
  const dist = path.join(import.meta.dirname, '../dist');
  const names = [...new Modules().exportsOf(path.join(dist, 'index.js'))].flatMap(([name, file]) =>
    files.includes(file) ? [name] : [],
  );
  return execFileSync(process.execPath, [path.join(dist, 'bin/design-system.js'), 'sheet', ...names], {
    encoding: 'utf8',
  });
}

const RADIX = imports(['@radix-ui/themes/styles.css']);

const MANTINE = ['baseline', 'default-css-variables', 'global'];
const MANTINE_OTHERS = ['carousel', 'notifications'];

/** HeroUI's own `index.css`, with the sheets of the components given. */
const heroui = (sheets: readonly string[]) => `
@layer theme, base, components, utilities;
@import 'tailwindcss' source(none);
@import 'tw-animate-css';
@import '@heroui/styles/base' layer(base);
@import '@heroui/styles/base/scrollbar.css' layer(base);
${sheets.map((sheet) => `@import '@heroui/styles/components/${sheet}.css' layer(components);`).join('\n')}
@import '@heroui/styles/themes/default' layer(theme);
@import '@heroui/styles/utilities';
@import '@heroui/styles/variants';
`;

/** Ours first. */
export const LIBRARIES: readonly Library[] = [
  {
    name: 'Weft',
    file: '../weft.tsx',
    sheet: {
      of: weftSheet,
      whole: imports(STYLESHEETS.map((name) => `@weft/design-system/${name}`)),
    },
  },
  {
    name: 'Radix Themes',
    file: 'radix-themes.tsx',
    sheet: { of: () => RADIX, whole: RADIX },
  },
  {
    name: 'HeroUI',
    file: 'heroui.tsx',
    sheet: {
      of: (modules) => heroui(found(modules, /@heroui\/styles\/dist\/components\/([\w-]+)\//)),
      whole: heroui(['index']),
    },
  },
  // Its styles are script.
  { name: 'Chakra', file: 'chakra.tsx' },
  {
    name: 'Mantine',
    file: 'mantine.tsx',
    sheet: {
      of(modules) {
        const offered = new Set(
          globSync('*.css', { cwd: path.join(PEERS, 'node_modules/@mantine/core/styles') }),
        );
        const core = found(modules, /@mantine\/core\/esm\/components\/.*?(\w+)\.module\.mjs$/);
        const others = MANTINE_OTHERS.filter((name) =>
          modules.some((file) => file.includes(`@mantine/${name}/`)),
        );
        return imports([
          ...[...MANTINE, ...core]
            .filter((name) => offered.has(`${name}.css`))
            .map((name) => `@mantine/core/styles/${name}.css`),
          ...others.map((name) => `@mantine/${name}/styles.css`),
        ]);
      },
      whole: imports(['core', ...MANTINE_OTHERS].map((name) => `@mantine/${name}/styles.css`)),
    },
  },
  // Its styles are script.
  { name: 'MUI', file: 'mui.tsx' },
  // Their scripts import their styles.
  { name: 'Primer', file: 'primer-react.tsx' },
  { name: 'Primer Brand', file: 'primer-brand.tsx' },
];

/** The exports of a library's file. */
export const exportsOf = ({ file }: Library): Set<string> =>
  new Set(
    [
      ...readFileSync(path.join(PEERS, file), 'utf8').matchAll(
        /^export (?:const (\w+)|\{ \w+ as (\w+) \})/gm,
      ),
    ].map(([, name, other]) => name ?? other ?? ''),
  );

/** Builds the design system and installs the peers. */
export async function prepare(): Promise<void> {
  await build('design-system', {}, () => undefined);
  const { code, output } = await runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: PEERS,
    env: { CI: 'true' },
    limit: 300,
    quiet: true,
  });
  if (code !== 0) throw new UserError(`The libraries to compare with cannot be installed:\n${output}`);
}

/** Compiles a sheet of imports, minified. */
const compiled = (sheet: string, cwd: string): string =>
  execFileSync(process.execPath, [programOf('@tailwindcss/cli', 'tailwindcss'), '--input', '-', '--minify'], {
    cwd,
    input: sheet,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** All styles of a library. */
export const wholeSheet = ({ file, sheet }: Library): string | undefined =>
  sheet && compiled(sheet.whole, path.join(PEERS, path.dirname(file)));

/** Bundles a script that imports `library`, with the styles that its parts need. */
export async function bundleWith(
  { file, sheet }: Library,
  script: string,
  external?: RegExp,
): Promise<Bundle> {
  const root = path.join(PEERS, path.dirname(file));
  const entry = path.join(root, 'entry.tsx');
  const result = await bundle(entry, {
    root,
    external,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : id === 'library' ? path.join(PEERS, file) : undefined),
        load: (id) => (id === entry ? script : undefined),
      },
    ],
  });
  return sheet ? { ...result, styles: [...result.styles, compiled(sheet.of(result.modules), root)] } : result;
}
