import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { program } from '../program.ts';

type Files = Readonly<Record<string, string>>;

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

const installed = (version: string): string => JSON.stringify({ name: 'any', version });

/** An application without a fault. */
const SOUND: Files = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/react/package.json': installed('19.2.0'),
  'node_modules/@weft/design-system/package.json': JSON.stringify({
    version: '0.1.0',
    peerDependencies: { react: '^19.0.0' },
  }),
  'node_modules/@weft/design-system/dist/styles.css':
    ':root{--ds-font-family-sans:x;--ds-space-stack:1rem;--ds-color-bg-page:#fff;--ds-color-fg-link:#00f}',
  'src/main.tsx': `import '@weft/design-system/styles.css';
import '@weft/design-system/fonts.css';
import './app.css';
import { Button } from '@weft/design-system/button';
const gap = \`var(--ds-space-\${n})\`;`,
  'src/app.css': `@layer theme, base, ds, components, utilities;
@import 'tailwindcss';
@import url('normalize.css') layer(base);
@layer base { h1 { margin: 0 } }
.card h1 { margin: 0; gap: var(--ds-space-stack) }
.card h2 { inset: var(--ds-space-#{$n}) }
:root { --ds-own: 1px } .card { inset: var(--ds-own) }
* { box-sizing: border-box }
:root, [data-theme] { --ds-color-fg-link: blue }`,
};

/** Runs the doctor in an application: what it printed, and its exit code. */
function diagnosed(changes: Readonly<Record<string, string | undefined>> = {}): {
  status: number | null;
  said: string;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-doctor-'));
  try {
    for (const [file, text] of Object.entries({ ...SOUND, ...changes })) {
      if (text === undefined) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { status, stdout, stderr } = program.run(['doctor', folder]);
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('finds nothing in an application that follows the README', () => {
  expect(diagnosed()).toEqual({ status: 0, said: 'The package is installed as it should be.\n' });
});

test('finds nothing where a dark class and the attribute are set together', () => {
  const changes = {
    'src/dark.css': '.dark { --background: #000 }',
    'src/theme.ts': 'document.documentElement.dataset.theme = isDark ? "dark" : "light";',
  };
  expect(diagnosed(changes)).toEqual({ status: 0, said: 'The package is installed as it should be.\n' });
});

const MAIN = SOUND['src/main.tsx'] ?? '';
const APP = SOUND['src/app.css'] ?? '';
const LINE = '@layer theme, base, ds, components, utilities;';
const FONTS = "import '@weft/design-system/fonts.css';\nimport { Button } from '@weft/design-system';\n";
const PACKAGE = "@import '@weft/design-system/styles.css';";
const RESET = '*, button, a { margin: 0; padding: 0; border: 0 }';
const IN_HOST = `@layer host { ${RESET} }`;

const SOUND_ORDERS: readonly [order: string, files: Files][] = [
  [
    'the reset of the README, with what it imports',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `@layer host, ds;\n@import url("./css/reset.css") layer(host);\n${PACKAGE}`,
      'src/css/reset.css': `@import 'forms.css';\n@import 'normalize.css';\n${RESET}`,
      'src/css/forms.css': 'input { border: 0 }',
    },
  ],
  [
    'a layer without a name below the package',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `@import './reset.css' layer;\n${PACKAGE}`,
      'src/reset.css': RESET,
    },
  ],
  [
    'a reset in a layer of its own, by a script or a page',
    {
      'src/main.tsx': `${MAIN}\nimport './reset.css';`,
      'src/app.css': '@layer host, ds;',
      'src/reset.css': IN_HOST,
      'index.html': '<style>@import "./plain.css" layer(host);</style>',
      'plain.css': RESET,
    },
  ],
  [
    'an order from an imported sheet',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `@import './order.css';\n${PACKAGE}\n${IN_HOST}`,
      'src/order.css': '@layer host, ds;',
    },
  ],
  [
    'an order from the page',
    {
      'index.html': '<style>@layer host, ds;</style>',
      'src/main.tsx': FONTS,
      'src/app.css': `${PACKAGE}\n${IN_HOST}`,
    },
  ],
  [
    'an order that a sheet of another package may declare',
    { 'src/main.tsx': FONTS, 'src/app.css': `@import '@acme/ui/globals.css';\n${PACKAGE}\n${IN_HOST}` },
  ],
  [
    'an order behind a comment of Sass',
    {
      'src/main.tsx': FONTS,
      'src/app.css': '',
      'src/app.scss': `$gap: 1px; // The order\n@layer host, ds;\n${PACKAGE}\n${IN_HOST}`,
    },
  ],
  [
    'a reset in a layer, by an alias of the sources',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `@layer host, ds;\n@import '@/css/reset.css' layer(host);\n${PACKAGE}`,
      'src/css/reset.css': RESET,
    },
  ],
  ['an order that only the script knows', { 'src/app.css': IN_HOST }],
  [
    'no plain elements in a layer above the package',
    {
      'src/app.css': '@layer ds, host;\n@layer host { .card h1 { margin: 0 } * { box-sizing: border-box } }',
    },
  ],
  [
    'plain elements in layers of Tailwind',
    {
      'src/app.css': `${APP}\n@layer components { h1 { margin: 0 } }\n@layer utilities { a { color: red } }`,
    },
  ],
  [
    'the order of Tailwind from an imported sheet',
    {
      'src/app.css': "@import './own.css';\n@import './order.css';\n@import 'tailwindcss';",
      'src/own.css': '@layer own, more;',
      'src/order.css': LINE,
    },
  ],
  [
    'a layer of Tailwind 3, which is no layer of CSS',
    {
      'src/app.css': `@layer tailwind-base, ds, tailwind-utilities;
@layer tailwind-base { @tailwind base; }
@layer base { h1 { margin: 0 } }`,
    },
  ],
];

test.each(SOUND_ORDERS)('finds nothing with %s', (_, files) => {
  expect(diagnosed(files)).toEqual({ status: 0, said: 'The package is installed as it should be.\n' });
});

test('finds nothing where tools and other applications of the workspace have another React, and in Tailwind 3 in layers', () => {
  const changes = {
    'package.json': JSON.stringify({ devDependencies: { ink: '7' } }),
    'pnpm-lock.yaml': 'packages:\n\n  react@18.3.1:\n  react@19.2.0:\n',
    'node_modules/ink/package.json': JSON.stringify({ dependencies: { react: '18' } }),
    'node_modules/ink/node_modules/react/package.json': installed('18.3.1'),
    'src/app.css': `@layer tailwind-base, ds, tailwind-utilities;
@layer tailwind-base { @tailwind base; }
@layer tailwind-utilities { @tailwind components; @tailwind utilities; }`,
  };
  expect(diagnosed(changes)).toEqual({ status: 0, said: 'The package is installed as it should be.\n' });
});

const FAULTS: readonly [
  fault: string,
  changes: Readonly<Record<string, string | undefined>>,
  says: string,
  fix: string,
][] = [
  [
    'no style sheet',
    {
      'src/main.tsx': MAIN.replace(
        "import '@weft/design-system/styles.css'",
        "// import '@weft/design-system/styles.css'",
      ),
    },
    'The style sheet is not loaded',
    "import '@weft/design-system/styles.css';",
  ],
  [
    'parts of a sheet that is not loaded',
    {
      'src/page.tsx': `import { Button, Card, type CardProps } from '@weft/design-system';
import { Hero } from '@weft/design-system/hero';`,
    },
    '`Card`, `Hero` have no styles, because `marketing.css` is not loaded',
    "import '@weft/design-system/marketing.css';",
  ],
  [
    'two imports of the style sheet',
    { 'src/other.css': "@import '@weft/design-system/styles.css';" },
    'loaded more than once (`src/other.css`, `src/main.tsx`)',
    "import '@weft/design-system/styles.css';",
  ],
  [
    'Tailwind without the layer line',
    { 'src/app.css': APP.replace(LINE, '') },
    "Tailwind's layers are not in order",
    LINE,
  ],
  [
    'Tailwind with the line behind it',
    { 'src/app.css': `@import 'tailwindcss';\n${LINE}` },
    "Tailwind's layers are not in order",
    LINE,
  ],
  [
    'Tailwind with `ds` below its preflight',
    { 'src/app.css': APP.replace(LINE, '@layer ds, theme, base, components, utilities;') },
    "Tailwind's layers are not in order",
    LINE,
  ],
  [
    'the preflight of Tailwind 3 outside of layers',
    { 'src/app.css': `${LINE}\n@tailwind base;\n@tailwind utilities;` },
    "Tailwind 3's preflight is not in a layer below `ds`",
    '@layer tailwind-base { @tailwind base; }',
  ],
  [
    'the preflight of Tailwind 3 in a layer without an order',
    { 'src/app.css': '@layer tailwind-base { @tailwind base; }' },
    "Tailwind 3's preflight is not in a layer below `ds`",
    '@layer tailwind-base, ds, tailwind-utilities;',
  ],
  [
    'the preflight of Tailwind 3 in a layer above `ds`',
    { 'src/app.css': '@layer ds, tailwind-base;\n@layer tailwind-base { @tailwind base; }' },
    '`tailwind-base` comes after the layer `ds`',
    '@layer theme, base, tailwind-base, ds, components, utilities;',
  ],
  [
    'a reset in a layer above `ds`',
    { 'src/app.css': '@layer ds, reset;\n@layer reset { button { all: unset } }' },
    '`reset` comes after the layer `ds`',
    '@layer theme, base, reset, ds, components, utilities;',
  ],
  [
    'a reset in a layer that first appears behind the package',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `@import '@fontsource/inter';\n${PACKAGE}\n@media screen { @layer base { ${RESET} } }`,
    },
    '`base` comes after the layer `ds`',
    LINE,
  ],
  [
    'plain elements in two layers that a statement orders above `ds`',
    {
      'src/app.css': `@layer ds, host.reset, app;\n${IN_HOST}`,
      'src/later.css': '@layer app { a { color: red } }',
    },
    '`host`, `app` come after the layer `ds`, so their rules',
    '@layer theme, base, host, app, ds, components, utilities;',
  ],
  [
    'normalize.css in a layer behind the package',
    { 'src/main.tsx': FONTS, 'src/app.css': `${PACKAGE}\n@import 'normalize.css' layer(host);` },
    '`host` comes after the layer `ds`',
    '@layer theme, base, host, ds, components, utilities;',
  ],
  [
    'a sheet of the project in a layer behind the package',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `${PACKAGE}\n@import './elements.css' layer(components);`,
      'src/elements.css': RESET,
    },
    '`components` comes after the layer `ds`',
    '@layer theme, base, components, ds, utilities;',
  ],
  [
    'a reset behind a sheet of the parts in use',
    {
      'src/main.tsx': FONTS,
      'src/app.css': `@import './weft.css';\n${IN_HOST}`,
      'src/weft.css': '/* A sheet of @weft/design-system 0.1.0: Button */\n@layer ds.base { *{} }',
      'node_modules/@weft/design-system/package.json': installed('0.1.0'),
      'node_modules/@weft/design-system/dist/index.js': '',
    },
    '`host` comes after the layer `ds`',
    '@layer theme, base, host, ds, components, utilities;',
  ],
  [
    'a layered reset outside of Tailwind’s layers and above `ds`',
    { 'src/app.css': `${APP}\n${IN_HOST}` },
    '`host` comes after the layer `ds`',
    '@layer theme, base, host, ds, components, utilities;',
  ],
  [
    'a sheet of the project that another imports without a layer',
    { 'src/app.css': "@import './reset.css';", 'src/reset.css': RESET },
    'outside of layers (`*, button, a`)',
    'layer(base)',
  ],
  [
    'a reset outside of layers',
    { 'src/app.css': `${APP}\n@media screen { *, ::before { margin: 0 } }` },
    'Rules for plain elements are outside of layers (`*, ::before`)',
    "@import url('./reset.css') layer(base);",
  ],
  [
    'normalize.css in a script',
    { 'src/main.tsx': `import 'normalize.css';\n${MAIN}` },
    'outside of layers (`normalize.css`)',
    'layer(base)',
  ],
  [
    'no font',
    { 'src/main.tsx': MAIN.replace("import '@weft/design-system/fonts.css';\n", '') },
    'No font is loaded for `Anek Latin`',
    "import '@weft/design-system/fonts.css';",
  ],
  [
    'a typeface whose font is loaded by another name',
    {
      'node_modules/@fontsource-variable/inter/index.css':
        "@font-face { font-family: 'Inter Variable'; src: url(i) }",
      'src/main.tsx': `${MAIN}\nimport '@fontsource-variable/inter';`,
      'src/theme.css': ":where(:root) { --ds-font-family-sans: 'Inter', sans-serif }",
    },
    'the font that is loaded has the name `Inter Variable`',
    "'Inter Variable', sans-serif",
  ],
  [
    'a React of the package’s own, with npm',
    { 'node_modules/@weft/design-system/node_modules/react/package.json': installed('19.0.0') },
    'two copies of React (19.0.0 in node_modules/@weft/design-system/node_modules/react, 19.2.0 in node_modules/react)',
    '"overrides": { "react": "$react", "react-dom": "$react-dom" }',
  ],
  [
    'a React of a package that an imported one needs, with pnpm',
    {
      'package-lock.json': undefined,
      'pnpm-lock.yaml': '',
      'src/map.tsx': "import { Map } from 'maps';",
      'node_modules/maps/package.json': JSON.stringify({ dependencies: { 'maps-react': '1' } }),
      'node_modules/maps-react/package.json': JSON.stringify({ peerDependencies: { react: '*' } }),
      'node_modules/maps-react/node_modules/react/package.json': installed('18.3.1'),
    },
    "the application's, in pnpm-workspace.yaml",
    'overrides:\n      react: 19.2.0',
  ],
  [
    'two versions of the package, with Yarn',
    {
      'package-lock.json': undefined,
      'yarn.lock': '',
      'src/shell.tsx': "import { Shell } from '@acme/shell';",
      'node_modules/@acme/shell/package.json': JSON.stringify({
        dependencies: { '@weft/design-system': '0.2.0' },
      }),
      'node_modules/@acme/shell/node_modules/@weft/design-system/package.json': installed('0.2.0'),
    },
    'two copies of @weft/design-system (0.1.0 in ',
    'yarn dedupe @weft/design-system',
  ],
  [
    'a variable that was removed',
    { 'src/card.css': '.card { gap: var(--ds-space-block) }' },
    '`--ds-space-block` is no variable of this version',
    '--ds-space-block → --ds-space-stack',
  ],
  [
    'a colour that is set on the root alone',
    { 'src/theme.css': ':root { --ds-color-bg-page: red; --ds-space-stack: 2rem }' },
    '`--ds-color-bg-page` is set on the root alone, so TopBar',
    ':root, [data-theme] { --ds-color-bg-page: …; }',
  ],
  [
    'a dark theme of a class, as shadcn has it',
    { 'src/dark.css': '.dark { --background: #000 }' },
    'The dark theme of src/dark.css is that of the class `.dark`',
    'document.documentElement.dataset.theme = theme;',
  ],
  [
    'a dark theme of a class, with next-themes',
    {
      'src/dark.css': '@custom-variant dark (&:is(.dark *));',
      'src/themes.tsx': `import { ThemeProvider } from 'next-themes';
<ThemeProvider attribute="class" />;`,
    },
    'the parts follow `data-theme`, or else the system',
    "<ThemeProvider attribute={['class', 'data-theme']}>",
  ],
  [
    'a theme of another version',
    {
      'src/theme.css':
        '/* A theme for @weft/design-system 0.0.9, written by `npx @weft/design-system theme`. */',
    },
    'src/theme.css was written by version 0.0.9',
    'npx @weft/design-system theme brand.json > src/theme.css',
  ],
  [
    'no package',
    { 'node_modules/@weft/design-system/package.json': undefined },
    'is not installed here',
    'npm install @weft/design-system react react-dom',
  ],
];

test.each(FAULTS)('finds %s, and nothing else', (_, changes, says, fix) => {
  const { status, said } = diagnosed(changes);
  expect(said).toContain(says);
  expect(said.split('\n\n    ')[1]).toContain(fix);
  expect({ status, faults: said.match(/^\S.*$/gm)?.length }).toEqual({ status: 1, faults: 1 });
});

test.each([
  [['doctor', '--fix'], 'The doctor has no option --fix: it changes nothing.'],
  [['doctor', '.', 'src'], 'The doctor examines one folder: src is one too many.'],
])('%j is refused', (args, says) => {
  const { status, stderr } = program.run(args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${says}\n` });
});

test('every command knows -h, and the program its version', () => {
  for (const args of [['-h'], ['doctor', '-h'], ['theme', '-h']])
    expect(program.run(args)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage:/) });
  expect(program.run(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
});

test('says where it has to be run', () => {
  const { status, said } = diagnosed({ 'package.json': undefined });
  expect(status).toBe(1);
  expect(said).toMatch(/has no package\.json: run the doctor in the folder of your application\.\n$/);
});
