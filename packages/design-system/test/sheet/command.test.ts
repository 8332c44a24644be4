import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { classNames, contractProblems } from '../css-contract.ts';
import { builtStyles, DIST } from '../dist.ts';
import { program, runProgram } from '../program.ts';
import { ROOT, VERSION } from '../sources.ts';

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

const applications = mkdtempSync(path.join(ROOT, 'node_modules/.sheet-'));
afterAll(() => rmSync(applications, { recursive: true, force: true }));

const sheet = (...args: string[]) => program.run(['sheet', ...args]);

/** Writes files of an application, and returns its folder. */
function application(name: string, files: Readonly<Record<string, string>>): string {
  const folder = path.join(applications, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const headOf = (css: string): string => css.slice(0, css.indexOf('\n'));

test('writes the styles of the named parts and of the parts inside them, by the contract of the whole sheet', () => {
  const { stdout, status } = sheet('Card', 'DialogContent');
  expect(status).toBe(0);
  expect(headOf(stdout)).toBe(`/* A sheet of @weft/design-system ${VERSION}: Card, DialogContent */`);
  const classes = classNames(stdout);
  for (const name of ['ds:card', 'ds:icon-button']) expect(classes).toContain(name);
  for (const name of ['ds:hero', 'ds:tabs', 'ds:field-control']) expect(classes).not.toContain(name);
  expect(stdout).toContain('--ds-color-bg-action:');
  expect(contractProblems(stdout)).toEqual([]);
  expect(stdout.match(/@layer [^{;]*;/g)).toEqual([
    '@layer ds.properties, ds.tokens, ds.base, ds.components, ds.utilities;',
  ]);
});

test('finds the parts that sources import, by every form of import', () => {
  const src = application('ways', {
    'page.tsx': `import { Button as Press, // {the} first
  /* and {another} */ type CardProps } from '@weft/design-system';
import type { Hero } from '@weft/design-system/hero';
import { Accordion, AccordionItemProps } from "@weft/design-system/accordion";`,
    'public/later.ts': `const load = () => import(/* webpackChunkName: "line" */ '@weft/design-system/divider');
export { Badge } from '@weft/design-system/badge';
export type Numbers = number
import * as stats from '@weft/design-system/stats';`,
    'app.astro': `---\nimport { Chip } from '@weft/design-system/chip';\n---\n<input accept="image/*" />`,
    'guide.mdx': "```tsx\nimport { Hero } from '@weft/design-system';\n```\n",
    'app.css': "@import '@weft/design-system/styles.css';",
    'node_modules/other.js': "import { Tabs } from '@weft/design-system';",
  });
  expect(headOf(sheet(src).stdout)).toBe(
    `/* A sheet of @weft/design-system ${VERSION}: Accordion, Badge, Button, Chip, Divider, Stat, Stats */`,
  );
  expect(sheet(src).stdout).toBe(
    sheet('Accordion', 'Badge', 'Button', 'Chip', 'Divider', 'Stat', 'Stats').stdout,
  );
});

test('follows links to folders and files, also in a circle, but not out to a folder around the sources', () => {
  const shared = application('shared', {
    'parts/quote.ts': "export { Quote } from '@weft/design-system';",
    'card.ts': "export { Card } from '@weft/design-system';",
  });
  const src = application('linked/src', { 'page.ts': "import { Button } from '@weft/design-system';" });
  application('linked', { 'other/page.ts': "import { Hero } from '@weft/design-system';" });
  symlinkSync(src, path.join(shared, 'parts/back'));
  symlinkSync(path.join(shared, 'parts'), path.join(src, 'parts'));
  symlinkSync(path.join(shared, 'card.ts'), path.join(src, 'card.ts'));
  symlinkSync(path.dirname(src), path.join(src, 'around'));
  symlinkSync('nowhere', path.join(src, 'gone.ts'));
  expect(headOf(sheet(src).stdout)).toBe(
    `/* A sheet of @weft/design-system ${VERSION}: Button, Card, Quote */`,
  );
});

test('says which source cannot be read', () => {
  const src = application('unread', { 'page.ts': '' });
  symlinkSync('self.ts', path.join(src, 'self.ts'));
  expect(sheet(src)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^\S+self\.ts cannot be read: ELOOP[^\n]*\n$/),
  });
});

test('keeps all rules for an application that imports everything', () => {
  const src = application('all', { 'parts.ts': "export * from '@weft/design-system';" });
  expect([...classNames(sheet(src).stdout)].sort()).toEqual([...classNames(builtStyles())].sort());
});

test.each([
  ['nothing', () => [], 'needs the folder of your sources'],
  [
    'a part that does not exist',
    () => ['Buton'],
    'Buton is no part and no folder: name parts as you import them',
  ],
  ['an option', () => ['--minify'], 'has no option --minify'],
  ['sources without parts', () => [application('none', { 'a.ts': '' })], 'imports a part of the package'],
])('says what to do for %s', (_, args, message) => {
  const { status, stdout, stderr } = sheet(...args());
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});

test('the doctor accepts the sheet in place of the others, and names the parts that it lacks', () => {
  const { stdout } = sheet('Button', 'Card', 'Toaster');
  const used = "import './weft.css';\nimport '@weft/design-system/fonts.css';\n";
  const app = application('app', {
    'package.json': '{}',
    'src/main.tsx': `${used}import { Button, buttonVariants, Toaster, toast } from '@weft/design-system';
import { Card } from '@weft/design-system/card';`,
    'src/weft.css': stdout,
  });
  const own = path.join(app, 'node_modules/@weft/design-system');
  cpSync(DIST, path.join(own, 'dist'), { recursive: true });
  cpSync(path.join(ROOT, 'package.json'), path.join(own, 'package.json'));
  const doctor = () => runProgram(path.join(own, 'dist/bin/design-system.js'), ['doctor', app]);
  expect(doctor()).toMatchObject({ status: 0, stdout: 'The package is installed as it should be.\n' });

  application('app', { 'src/more.tsx': "import { Hero, HeroProps } from '@weft/design-system';" });
  expect(
    doctor().stdout,
  ).toBe(`\`Hero\` has no styles, because src/weft.css was written without it: write it again.

    cd ${app} && npx @weft/design-system sheet . > src/weft.css

`);
  application('app', { 'src/more.tsx': "const Tabs = lazy(() => import('@weft/design-system/tabs'));" });
  expect(doctor().stdout).toContain('`Tabs` have no styles, because src/weft.css was written without');
  application('app', {
    'src/more.tsx': '',
    'src/weft.css': stdout.replace(`system ${VERSION}`, 'system 0.0.9'),
  });
  expect(doctor().stdout).toContain(`src/weft.css was written by version 0.0.9, but ${VERSION} is installed`);
  application('app', { 'src/weft.css': stdout, 'src/more.tsx': "import '@weft/design-system/styles.css';" });
  expect(doctor().stdout).toContain('loaded more than once (`src/weft.css`, `src/more.tsx`)');
});
