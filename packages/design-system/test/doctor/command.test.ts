import { expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { COMMANDS, program } from '../program.ts';
import {
  diagnosed,
  expectFault,
  expectSound,
  type Fault,
  type Files,
  installed,
  MAIN,
} from './application.ts';

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

test('finds nothing in an application that follows the README', () => {
  expectSound();
});

test('finds nothing where tests and stories load the style sheet again', () => {
  const again = "import '@weft/design-system/styles.css';";
  expectSound({
    'src/app.css': `@layer theme, base, ds, components, utilities;\n@import '@weft/design-system/styles.css';`,
    'src/main.tsx': MAIN.replace(again, ''),
    'src/setup.test.ts': again,
    'src/card.stories.tsx': again,
    'vitest.setup.ts': again,
    'cypress/support/component.ts': again,
  });
});

test.each<[string, Files]>([
  [
    'and the attribute are set together',
    {
      'src/dark.css': '.dark { --background: #000 }',
      'src/theme.ts': 'document.documentElement.dataset.theme = isDark ? "dark" : "light";',
    },
  ],
  [
    'is no theme',
    {
      'src/dark.css':
        '.dark { color: var(--ds-own) } .card.dark { --card: #000 } :root[data-theme=dark], .dark { --x: 1 }',
    },
  ],
])('finds nothing where a dark class %s', (_, changes) => {
  expectSound(changes);
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
  expectSound(changes);
});

/** An application whose company has a library with a sheet that loads the package's. */
const LIBRARY: Files = {
  'node_modules/@acme/ui/package.json': JSON.stringify({ exports: { './styles.css': './dist/all.css' } }),
  'node_modules/@acme/ui/dist/all.css': "@import './parts.css';",
  'node_modules/@acme/ui/dist/parts.css': `@import "@weft/design-system/styles.css";
@import "@weft/design-system/marketing.css";
@import "@weft/design-system/fonts.css";`,
};
const PARTS = "import { Button, Card } from '@weft/design-system';";

test.each<[string, Files]>([
  ['a script', { 'src/main.tsx': `import '@acme/ui/styles.css';\n${PARTS}` }],
  ['a style sheet', { 'src/main.tsx': PARTS, 'src/all.css': "@import url('@acme/ui/styles.css');" }],
  [
    'a script of the library’s own project',
    {
      'package.json': JSON.stringify({ name: '@acme/all', exports: { './styles.css': './dist/all.css' } }),
      'dist/all.css': "@import '@acme/ui/styles.css';",
      'src/main.tsx': `import '@acme/all/styles.css';\n${PARTS}`,
    },
  ],
])('finds nothing where %s loads the sheet of a library, which loads those of the package', (_, changes) => {
  expectSound({ ...LIBRARY, ...changes });
});

/** Yarn’s Plug’n’Play, which has the packages outside of node_modules and rejects names that it does not have. */
const PLUG_AND_PLAY = `const path = require('node:path');
require('node:module').findPnpApi = () => ({
  resolveToUnqualified(name) {
    const folder = path.join(__dirname, '.yarn', name);
    if (require('node:fs').existsSync(folder)) return folder;
    throw new Error(name + ' is not installed');
  },
});`;
const PLUGGED = {
  'package-lock.json': undefined,
  'yarn.lock': '',
  '.pnp.cjs': PLUG_AND_PLAY,
  'node_modules/react/package.json': undefined,
  'node_modules/@weft/design-system/package.json': undefined,
  'node_modules/@weft/design-system/dist/styles.css': undefined,
  '.yarn/react/package.json': installed('19.2.0'),
};

test('finds a package that Yarn has in its archives', () => {
  expectSound({
    ...PLUGGED,
    '.yarn/@weft/design-system/package.json': installed('0.1.0'),
    '.yarn/@weft/design-system/dist/styles.css':
      ':root{--ds-font-family-sans:x;--ds-space-stack:1rem;--ds-color-fg-link:#00f}',
  });
});

const TWO_VERSIONS = {
  'package-lock.json': undefined,
  'src/shell.tsx': "import { Shell } from '@acme/shell';",
  'node_modules/@acme/shell/package.json': JSON.stringify({
    dependencies: { '@weft/design-system': '0.2.0' },
  }),
  'node_modules/@acme/shell/node_modules/@weft/design-system/package.json': installed('0.2.0'),
};

const FAULTS: readonly Fault[] = [
  [
    'a sheet of a library beside the one that it loads',
    { ...LIBRARY, 'src/library.ts': "import '@acme/ui/styles.css';" },
    'loaded more than once (`node_modules/@acme/ui/dist/parts.css`, `src/main.tsx`)',
    "import '@weft/design-system/styles.css';",
  ],
  [
    'a sheet of a library that loads none of the package',
    {
      ...LIBRARY,
      'node_modules/@acme/ui/dist/parts.css': '',
      'src/main.tsx': `import '@acme/ui/styles.css';
import '@weft/design-system/fonts.css';
import { Button } from '@weft/design-system';`,
    },
    'The style sheet is not loaded',
    "import '@weft/design-system/styles.css';",
  ],
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
    { ...TWO_VERSIONS, 'yarn.lock': '__metadata:\n  version: 8\n' },
    'two copies of @weft/design-system (0.1.0 in ',
    'yarn dedupe @weft/design-system',
  ],
  [
    'two versions of the package, with Yarn 1',
    { ...TWO_VERSIONS, 'yarn.lock': '# THIS IS AN AUTOGENERATED FILE.\n# yarn lockfile v1\n' },
    'two copies of @weft/design-system (0.1.0 in ',
    'npx yarn-deduplicate --packages @weft/design-system && yarn',
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
      'src/(site)/theme.css':
        '/* A theme for @weft/design-system 0.0.9, written by `npx @weft/design-system theme`. */',
    },
    'src/(site)/theme.css was written by version 0.0.9',
    'npx @weft/design-system theme brand.json > "src/(site)/theme.css"',
  ],
  [
    'a theme of another version behind a byte order mark',
    { 'src/theme.css': '\uFEFF/* A theme for @weft/design-system 0.0.9, written by a command. */' },
    'src/theme.css was written by version 0.0.9',
    'npx @weft/design-system theme brand.json > src/theme.css',
  ],
  [
    'no package',
    { 'node_modules/@weft/design-system/package.json': undefined },
    'is not installed here',
    'npm install @weft/design-system react react-dom',
  ],
  [
    'no package among Yarn’s archives',
    PLUGGED,
    'is not installed here',
    'yarn add @weft/design-system react react-dom',
  ],
];

test.each(FAULTS)('finds %s, and nothing else', (...fault) => {
  expectFault(fault);
});

test.each([
  [['doctor', '--fix'], 'The doctor has no option --fix: it changes nothing.'],
  [['doctor', '.', 'src'], 'The doctor examines one folder: src is one too many.'],
])('%j is refused', (args, says) => {
  const { status, stderr } = program.run(args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${says}\n` });
});

test('every command knows -h, and the program its version', () => {
  for (const args of [['-h'], ...COMMANDS.map((name) => [name, '-h'])])
    expect(program.run(args)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage:/) });
  expect(program.run(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
});

test('says where it has to be run', () => {
  const { status, said } = diagnosed({ 'package.json': undefined });
  expect(status).toBe(1);
  expect(said).toMatch(/has no package\.json: run the doctor in the folder of your application\.\n$/);
});
