import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anatomyOf } from '../build/anatomy.ts';
import { choicesOf } from './closed-choices.ts';
import { builtStyles } from './dist.ts';
import { FIXTURES } from './fixtures.js';
import { COMPONENTS, componentNames, VERSION } from './sources.ts';

/** The version that adds the parts of pending changesets. */
const NEXT_MINOR = VERSION.replace(/\d+\.\d+$/, (rest) => `${Number.parseInt(rest, 10) + 1}.0`);

/**
 * The last sections of every page, in this order. Sections that are special to a component come before them. A part that
 * does not react has no states: its canvas shows it on its grounds.
 */
const lastOf = (reacts: boolean): string[] => [
  'Anatomy',
  reacts ? 'States' : 'Grounds',
  'Do and don’t',
  'Words',
  'Keyboard',
  'Accessibility',
  'Code and props',
];

/** Whether the canvas of states of a component holds pointer, focus and press still. */
const isHeld = (name: string): boolean =>
  globSync('*.stories.tsx', { cwd: path.join(COMPONENTS, name) }).some((file) =>
    /^export const States = .*\n {2}parameters: .*\bheldStates\b/m.test(
      readFileSync(path.join(COMPONENTS, name, file), 'utf8'),
    ),
  );

/** Sections that a page may lack: a part without words of its own needs no rules for them. */
const OPTIONAL = new Set(['Words']);

/** Success criteria in each guideline of WCAG 2.2. */
const CRITERIA: Readonly<Record<string, number>> = {
  '1.1': 1,
  '1.2': 9,
  '1.3': 6,
  '1.4': 13,
  '2.1': 4,
  '2.2': 6,
  '2.3': 3,
  '2.4': 13,
  '2.5': 8,
  '3.1': 6,
  '3.2': 6,
  '3.3': 9,
  '4.1': 3,
};

interface Page {
  /** Titles of the second level, in order. */
  titles: string[];
  /** The text before the first of them. */
  intro: string;
  /** All of it. */
  text: string;
  /** Text of a section; empty when it is missing. */
  section: (title: string) => string;
}

function readPage(name: string): Page {
  const all = readFileSync(path.join(COMPONENTS, name, `${name}.mdx`), 'utf8');
  const [intro = '', ...sections] = all.split(/^## /m);
  const parts = sections.map((text): [string, string] => [
    text.slice(0, text.indexOf('\n')).trim(),
    text.slice(text.indexOf('\n')),
  ]);
  return {
    titles: parts.map(([title]) => title),
    intro,
    text: all,
    section: (title) => parts.find(([each]) => each === title)?.[1] ?? '',
  };
}

/** The matches of a pattern's group, unique and sorted. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group]) => group ?? ''))].sort();
}

/** First cells of the rows of every table. */
const firstCells = (text: string): string => found(text, /^\| (`[^|]+) \|/gm).join('\n');

/** Everything that a component exports, by its folder. */
const exportsOf = import.meta.glob<Record<string, unknown>>('../src/components/*/index.ts', { eager: true });

/** The server's HTML of every part of a component. */
const rendered = (name: string): string =>
  Object.keys(exportsOf[`../src/components/${name}/index.ts`] ?? {})
    .flatMap((part) => (part in FIXTURES ? [renderToString(FIXTURES[part as keyof typeof FIXTURES][0])] : []))
    .join('');

const css = builtStyles();

/* `anatomy.test.tsx` compares slots, elements and data attributes with what is rendered. */
describe.each(componentNames)('the page of %s', (name) => {
  const page = readPage(name);
  const anatomy = page.section('Anatomy');
  const states = isHeld(name) ? 'States' : 'Grounds';

  test('begins with a picture, when to use it, and what to use instead', () => {
    const marks = [
      /^# \w/m,
      /^<Facts of=/m,
      /^<Canvas of=/m,
      /^\*\*Use it when\*\* /m,
      /^\*\*Use instead\.\*\* /m,
    ];
    const places = marks.map((mark) => page.intro.search(mark));
    expect(places, page.intro).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.intro).not.toMatch(/^<Controls/m);
  });

  test('shows its anatomy on a live part, and all of its states', () => {
    expect(anatomy).toMatch(/^\n+<Anatomy of=\{\w+\.\w+\}[^\n]*>\n\n\| Part \| What it is \| Element \|/);
    expect(anatomy.match(/^\|.*\| \|.*$/gm), 'rows with an empty cell').toBeNull();
    expect(page.section(states)).toMatch(/^<Canvas of=\{\w+\.States\}/m);
  });

  test('closes with code that can be pasted, and the props', () => {
    expect(page.section('Code and props')).toMatch(
      /^\n+<Canvas of=\{\w+\.\w+\}[^\n]* sourceState="shown" \/>\n\n<Controls of=/,
    );
  });

  test('references existing stories', () => {
    const files = new Map(
      [...page.intro.matchAll(/^import \* as (\w+) from '(\.[\w./-]+\.stories)(?:\.\w+)?';$/gm)].map(
        ([, as = '', file]) => [as, readFileSync(path.join(COMPONENTS, name, `${file}.tsx`), 'utf8')],
      ),
    );
    const shown = [...page.text.matchAll(/\bof=\{(\w+)\.(\w+)\}/g)];
    expect(shown.length).toBeGreaterThan(0);
    const missing = shown.filter(
      ([, as = '', story]) => !files.get(as)?.includes(`export const ${story} = meta.story(`),
    );
    expect(missing.map(([block]) => block)).toEqual([]);
  });

  test('ends with the same sections as every other page', () => {
    const last = lastOf(isHeld(name)).filter((title) => !OPTIONAL.has(title) || page.titles.includes(title));
    expect(page.titles.slice(-last.length)).toEqual(last);
    expect(new Set(page.titles).size).toBe(page.titles.length);
  });

  test('lists exactly the CSS variables that a host may set', () => {
    const read = found(css, new RegExp(`var\\((--ds-${name}-[a-z-]+)`, 'g'));
    const listed = found(firstCells(anatomy), /`(--[a-z-]+)`/g);
    const unsaid = read.filter((each) => !css.includes(`${each}:`) && !listed.includes(each));
    expect(unsaid, 'in the stylesheet, not in the page').toEqual([]);
    expect(
      listed.filter((each) => !css.includes(each)),
      'in the page, not in the stylesheet',
    ).toEqual([]);
  });

  test('says which options an attribute has', () => {
    const { attributes } = anatomyOf(page.text);
    const unsaid = choicesOf(name).filter(({ prop, option }) => {
      const attribute = `data-${prop.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const rows = attributes.filter((each) => each.name === attribute).map(({ means }) => means);
      // A page may explain the options in a table of their own.
      return rows.length > 0 && ![...rows, firstCells(page.text)].join().includes(`\`${option}\``);
    });
    expect(unsaid).toEqual([]);
  });

  test('has a table of keys; a component without controls may say "None"', () => {
    const table = /^\| Key \| Does \|\n\| --- \| --- \|\n\| <kbd>/m;
    const hasControls = /<(button|input|select|textarea|summary)\b|tabindex=/.test(rendered(name));
    expect(page.section('Keyboard')).toMatch(hasControls ? table : new RegExp(`${table.source}|^None`, 'm'));
  });

  test('names the criteria of WCAG 2.2 that it meets', () => {
    const cited = found(page.section('Accessibility'), /(?<![\d.])(\d\.\d+\.\d+)(?![\d.])/g);
    expect(cited.length).toBeGreaterThan(1);
    const unknown = cited.filter((each) => {
      const [principle, guideline, criterion] = each.split('.');
      return Number(criterion) > (CRITERIA[`${principle}.${guideline}`] ?? 0);
    });
    expect(unknown).toEqual([]);
  });

  test('has a do and a don’t, each with a live example', () => {
    const pair = /^<DoDont\n {2}of=\{\w+\}\n {2}do="[^"]+\."\n {2}dont="[^"]+\."\n\/>$/m;
    expect(page.section('Do and don’t')).toMatch(pair);
    expect(page.section('Do and don’t')).not.toMatch(/^- /m);
  });

  test('states status and version below its first sentence', () => {
    const facts = new RegExp(
      `^<Facts of="${name}" status="(experimental|stable|deprecated)" since="(\\d+\\.\\d+\\.\\d+)"(?: also="[^"]+")? />$`,
      'm',
    );
    const [, , since = ''] = facts.exec(page.intro) ?? [];
    expect(since).not.toBe('');
    expect(since.localeCompare(NEXT_MINOR, 'en', { numeric: true })).toBeLessThanOrEqual(0);
  });
});
