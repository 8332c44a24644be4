import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ITEMS, LIKE_BUTTON, NAMES, OPTIONS, PROPS, type Renames, SLOTS } from '../../bin/migrate/renames.ts';
import { complaintsIn } from '../examples-in-code.ts';
import { program } from '../program.ts';
import { ROOT } from '../sources.ts';
import { OLD_APPLICATION } from './old-application.ts';

// Each run starts a process, and the compiler reads the package.
vi.setConfig({ testTimeout: 120_000 });

/** Below the package, so that its scripts find it. */
const FOLDER = path.join(ROOT, '.cache/migrate');

beforeEach(() => mkdirSync(FOLDER, { recursive: true }));
afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

function place(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true });
    writeFileSync(path.join(FOLDER, name), text);
  }
}

/** The command's output for the folder, with relative paths. */
function migrate(...options: string[]): string {
  const { status, stdout, stderr } = program.run(['migrate', ...options, FOLDER]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.replaceAll(`${FOLDER}/`, '');
}

const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/** A script that imports Button, after the command. */
function migrated(code: string): { text: string; said: string } {
  const head = "import { Button, StepsFigure } from '@weft/design-system';\n";
  place({ 'a.tsx': head + code });
  const said = migrate('--write');
  return { text: read('a.tsx').slice(head.length), said };
}

const changesOf = (table: Readonly<Record<string, Renames>>): string[] =>
  Object.entries(table).flatMap(([part, renames]) =>
    Object.entries(renames).map(([from, to]) => `${part}: ${from} → ${to}`),
  );

describe('an application in the old vocabulary', () => {
  test('compiles after the command, and its format stays', () => {
    place(OLD_APPLICATION);
    expect(complaintsIn(FOLDER)).toContain("'tone'");
    migrate('--write');
    expect(complaintsIn(FOLDER)).toBe('');
    expect(read('parts.tsx')).toMatchSnapshot();
    expect(read('types.tsx')).toMatchSnapshot();
    expect(read('look.css')).toMatchSnapshot();
  });

  test('uses every old prop, option and type, so that none goes untested', () => {
    place(OLD_APPLICATION);
    const said = migrate();
    const lists = Object.entries(ITEMS).map(([part, props]) => [
      part,
      Object.assign({}, ...Object.values(props)),
    ]);
    const buttons = LIKE_BUTTON.map((part) => [part, { tone: 'variant' }]);
    const tables = [PROPS, OPTIONS, Object.fromEntries(lists), Object.fromEntries(buttons)];
    expect(tables.flatMap(changesOf).filter((change) => !said.includes(change))).toEqual([]);
    const names = Object.entries(NAMES).map(([from, to]) => `${from} → ${to}`);
    expect(names.filter((change) => !said.includes(change))).toEqual([]);
  });

  test('is left as it is without --write', () => {
    place(OLD_APPLICATION);
    expect(migrate()).toMatch(/\d+ changes in 3 files: --write makes them\.\n$/);
    for (const [name, text] of Object.entries(OLD_APPLICATION)) expect(read(name)).toBe(text);
  });

  test('has nothing to rename afterwards', () => {
    place(OLD_APPLICATION);
    migrate('--write');
    expect(migrate('--write')).toMatch(/0 changes in 0 files\.\n$/);
  });
});

test('changes a file in another encoding, and every other byte stays', () => {
  const inLatin1 = (tone: string) =>
    Buffer.from(`a { content: 'gr\xfcn' }\n[data-slot=button][${tone}] {}`, 'latin1');
  place({ 'look.css': inLatin1('data-tone') });
  migrate('--write');
  expect(readFileSync(path.join(FOLDER, 'look.css'))).toEqual(inLatin1('data-variant'));
});

describe('an ambiguous place', () => {
  test.each([
    [
      'props from elsewhere',
      'export const a = (p: object) => <Button {...p} />;',
      'Button: what is given here may',
    ],
    [
      'a constant with an old name',
      "const p = { tone: 'quiet' };\nexport const a = <Button {...p} />;",
      'a.tsx:3',
    ],
    [
      'a list from elsewhere',
      'export const a = (s: []) => <StepsFigure steps={s} />;',
      'StepsFigure: the items',
    ],
    ['a part as a value', 'export const meta = { component: Button };', 'Button is passed on as a value'],
    [
      'props of a part that an interface extends',
      'export interface Own extends React.ComponentProps<typeof Button> {}',
      'what extends Button has its new names',
    ],
    [
      'both names',
      "export const a = <Button variant='quiet' tone='action' />;",
      'there is a variant already',
    ],
    [
      'a name of two things',
      "export const f = (Button: 'a') => <Button tone='x' />;",
      'declared in this file, too',
    ],
    ['an import that is exported', 'export { Button as Press };', 'Button goes on from here'],
    ['an import that is the default export', 'export default Button;', 'Button goes on from here'],
    [
      'a part that goes on',
      "export { Notice } from '@weft/design-system/notice';",
      'Notice goes on from here',
    ],
    ['every part', "export * from '@weft/design-system';", 'its parts go on from here'],
    ['every part as one', "export * as ds from '@weft/design-system/link';", 'its parts go on from here'],
    [
      'parts on demand',
      "export const a = import('@weft/design-system/button');",
      'its parts go on from here',
    ],
    ['required parts', "const { Link } = require('@weft/design-system');", 'its parts go on from here'],
    ['parts imported as one', "import ds = require('@weft/design-system');", 'its parts go on from here'],
  ])('stays, and is listed: %s', (_, code, listed) => {
    const { text, said } = migrated(code);
    expect(text).toBe(code);
    expect(said).toContain('Look at these yourself:');
    expect(said).toContain(listed);
  });

  test.each([
    ['a part of another package', "import { Card } from 'other';\nexport const a = <Card tone='x' />;"],
    [
      'parts without other names',
      "export * from '@weft/design-system/card';\nexport { Card } from '@weft/design-system';\nimport('@weft/design-system/styles.css');",
    ],
    ['an element', "export const a = <div title='tone' {...{ tone: 'x' }} />;"],
    ['a constant without an old name', "const p = { size: 'lg' };\nexport const a = <Button {...p} />;"],
  ])('stays, and is not listed, when it has no old name: %s', (_, code) => {
    const { text, said } = migrated(code);
    expect(text).toBe(code);
    expect(said).toBe('0 changes in 0 files.\n');
  });

  test('a parameter of a function type keeps no part from its new names', () => {
    const type = 'export type Show = (Button: string, props: ButtonProps) => void;';
    const { text, said } = migrated(`${type}\nexport const a = <Button tone='quiet' />;`);
    expect(text).toBe(`${type}\nexport const a = <Button variant='quiet' />;`);
    expect(said).not.toContain('Look at these yourself:');
  });

  test.each([
    ["Omit<P, 'tone'> & Own", "Omit<P, 'variant'> & Own"],
    ["Pick<P, 'busy'> & Own", "Pick<P, 'loading'> & Own"],
    ["P & { tone?: 'own' }", "P & { tone?: 'own' }"],
  ])('a member of the application stays beside the props of a part: %s', (before, after) => {
    const code = (type: string, busy: string) =>
      `export const a = ({ tone = 'own', ${busy} }: ${type.replace(/\bP\b/, 'React.ComponentProps<typeof Button>')}) => tone;`;
    const { text } = migrated(code(before, 'busy'));
    expect(text).toBe(code(after, 'loading: busy'));
    expect(migrate('--write')).toBe('0 changes in 0 files.\n');
  });

  test('changes beside an auto-accessor of a class, which the compiler reads too', () => {
    const { text } = migrated(
      'class Stock { accessor count = 1 }\nexport const a = <Button tone="action" />;',
    );
    expect(text).toContain('<Button variant="action" />');
  });

  test('a file that is not read is listed', () => {
    place({ 'page.astro': "import '@weft/design-system/styles.css'", 'other.vue': "import 'other'" });
    const said = migrate();
    expect(said).toContain('page.astro:1 this kind of file is not read');
    expect(said).not.toContain('other.vue');
    expect(program.run(['--help']).stdout).toContain('lists Astro, MDX, Vue and Svelte files');
  });

  test('folders of builds are skipped beside a package.json, and elsewhere they are sources', () => {
    const text = "import { Button } from '@weft/design-system';\nexport const a = <Button tone='action' />;";
    place({
      'package.json': '{}',
      'build/a.tsx': text,
      'node_modules/b/a.tsx': text,
      'app/build/a.tsx': text,
    });
    expect(migrate()).toMatch(/^app\/build\/a\.tsx:2 .*\n\n1 change in 1 file/);
  });

  test('a parameter stays whose members are used elsewhere, and its default is renamed', () => {
    const head = "import type { ButtonProps } from '@weft/design-system';\n";
    place({ 'b.tsx': `${head}export const f = (p: ButtonProps = { tone: 'quiet' }) => p.size;` });
    expect(migrate('--write')).toContain('p is a ButtonProps: see which of its members it uses');
    expect(read('b.tsx')).toContain("= { variant: 'quiet' })");
  });

  test('a file that does not name the package is not parsed', () => {
    place({ 'service.ts': 'class A { constructor(@Inject() b) {} }' });
    expect(migrate('--write')).toBe('0 changes in 0 files.\n');
  });

  test('a file that cannot be parsed stays and is an error, after the others are changed', () => {
    const broken = "import { Button } from '@weft/design-system';\nconst = <Button tone='x' />;";
    place({
      'broken.tsx': broken,
      'look.css': OLD_APPLICATION['look.css'] ?? '',
    });
    const { status, stdout, stderr } = program.run(['migrate', '--write', FOLDER]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^1 file cannot be parsed\. .*\n.*\/broken\.tsx: \S/);
    expect(stdout).toMatch(/\d+ changes in 1 file\.\n$/);
    expect(read('broken.tsx')).toBe(broken);
    expect(read('look.css')).toContain('notice-title');
  });
});

test.each([
  ['no file', ['migrate'], 'The migrate command needs files or folders'],
  ['a file that does not exist', ['migrate', 'nowhere'], 'nowhere is no file and no folder'],
  ['an option that does not exist', ['migrate', '--force', '.'], 'has no option --force'],
])('says in a sentence what is wrong: %s', (_, args, message) => {
  const { status, stderr } = program.run(args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

describe('the table of renames', () => {
  const api = readFileSync(path.join(ROOT, 'api.md'), 'utf8');
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');

  test('leads to names that exist, and a new name is no old one', () => {
    for (const [part, renames] of Object.entries(PROPS)) {
      const news = new Set(Object.values(renames));
      expect(
        Object.keys(renames).filter((from) => news.has(from)),
        part,
      ).toEqual([]);
    }
    for (const [from, to] of Object.entries(NAMES)) {
      expect(api).toContain(`export type ${to} =`);
      expect(api).not.toMatch(new RegExp(`\\b${from}\\b`));
    }
    const pages = globSync('src/components/*/*.mdx', { cwd: ROOT }).map((file) =>
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
    const slots = new Set(pages.join('').match(/(?<=`)[\w-]+(?=`)/g));
    for (const [from, to] of Object.entries(SLOTS)) {
      expect([...slots]).toContain(to);
      expect([...slots]).not.toContain(from);
    }
  });

  test('is in the README', () => {
    const rows = Object.entries(PROPS).map(([part, renames]) => {
      const each = Object.entries(renames).map(([from, to]) => `\`${from}\` → \`${to}\``);
      return `| \`${part}\` | ${each.join(', ')} |`;
    });
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
    const types = Object.entries(NAMES).map(([from, to]) => `\`${from}\` → \`${to}\``);
    expect(types.filter((each) => !readme.includes(each))).toEqual([]);
    const slots = Object.entries(SLOTS).map(([from, to]) => `\`${from}\` → \`${to}\``);
    expect(slots.filter((each) => !readme.includes(each))).toEqual([]);
  });
});
