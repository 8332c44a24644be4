import { test, vi } from 'vitest';
import { APP, expectFault, expectSound, type Fault, type Files, installed, MAIN } from './application.ts';

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

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
    'rules of the application in the layers that the README puts above the package',
    { 'src/main.tsx': FONTS, 'src/app.css': `${LINE}\n${PACKAGE}\n@layer components { ${RESET} }` },
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
  expectSound(files);
});

const FAULTS: readonly Fault[] = [
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
      'src/app.css': `${PACKAGE}\n@import './elements.css' layer(elements);`,
      'src/elements.css': RESET,
    },
    '`elements` comes after the layer `ds`',
    '@layer theme, base, elements, ds, components, utilities;',
  ],
  [
    'a reset in a layer that a script also loads without one',
    {
      'src/main.tsx': `${MAIN}\nimport './reset.css';`,
      'src/app.css': `@layer host, ds;\n@import './reset.css' layer(host);`,
      'src/reset.css': RESET,
    },
    'Rules for plain elements are outside of layers',
    'layer(base);',
  ],
  [
    'the preflight of Tailwind 3 in a layer behind the package',
    { 'src/main.tsx': FONTS, 'src/app.css': `${PACKAGE}\n@layer tailwind-base { @tailwind base; }` },
    "Tailwind 3's preflight is not in a layer below `ds`",
    '@layer tailwind-base, ds, tailwind-utilities;',
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
    'plain elements in a scope that has no class',
    { 'src/app.css': `${APP}\n@scope (main) { :is(h2, .title) { margin: 0 } }` },
    'outside of layers (`:is(h2, .title)`)',
    'layer(base)',
  ],
  [
    'normalize.css in a script',
    { 'src/main.tsx': `import 'normalize.css';\n${MAIN}` },
    'outside of layers (`normalize.css`)',
    'layer(base)',
  ],
];

test.each(FAULTS)('finds %s, and nothing else', (...fault) => {
  expectFault(fault);
});
