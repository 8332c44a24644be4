import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@weft/tools/fingerprint';
import { fromRoot } from '@weft/tools/paths';
import { SETTING_NAMES } from '@weft/tools/settings';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');

const rooms = ['docs', 'packages', 'site', 'scripts', 'tokens', 'consumers', '.storybook'];
const files = [
  ...readdirSync(fromRoot('.')).filter((name) => /\.(md|ts)$/.test(name)),
  ...(await Promise.all(rooms.map((room) => listFiles(room)))).flat(),
];
const texts = files.filter((file) => /\.([cm]?tsx?|[cm]js|css|mdx?)$/.test(file));
const pages = files.filter((file) => file.endsWith('.md'));

const records = readdirSync(fromRoot('docs/decisions')).filter((name) => /^\d{4}-/.test(name));
const numbers = records.map((name) => name.slice(0, 4));

describe('decision records', () => {
  it('have a unique number in their name and heading', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of records)
      expect(read(`docs/decisions/${name}`), name).toContain(`# ${name.slice(0, 4)} `);
  });

  it('have a date', () => {
    for (const name of records)
      expect(read(`docs/decisions/${name}`), name).toMatch(/^Date: \d{4}-\d\d-\d\d$/m);
  });

  it('exist for every citation', () => {
    const cited = texts.flatMap((file) =>
      [...read(file).matchAll(/\b(?:decision|record)s? (\d{4}(?:(?:, | and )\d{4})*)/gi)].flatMap(
        ([, list = '']) => list.split(/, | and /).map((number) => ({ file, number })),
      ),
    );
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});

describe('requirements', () => {
  /** P-256, P-384 and P-521 are names of curves. */
  const CITATION = /\bP-(?!256|384|521)\d+\b/g;
  const known = [...read('docs/product.md').matchAll(/^\| (P-\d+) \|/gm)].map(([, number]) => number);

  it('have unique numbers', () => expect(new Set(known).size).toBe(known.length));

  it('exist for every citation', () => {
    const cited = texts.flatMap((file) =>
      [...read(file).matchAll(CITATION)].map(([number]) => ({ file, number })),
    );
    expect(cited.filter(({ number }) => !known.includes(number))).toEqual([]);
  });
});

describe('pages', () => {
  it('link to files and headings that exist', () => {
    const broken = pages.flatMap((file) =>
      linksOf(read(file)).flatMap((link) => {
        const [target = '', heading] = link.split('#');
        const to = target ? path.posix.join(path.posix.dirname(file), target) : file;
        if (!existsSync(fromRoot(to))) return `${file}: ${link}`;
        const exists = !heading || !to.endsWith('.md') || headingsOf(read(to)).includes(heading);
        return exists ? [] : `${file}: ${link}`;
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('settings', () => {
  it('are documented in the README or in the service’s README', () => {
    const readmes = read('README.md') + read('packages/account-service/README.md');
    const documented = new Set(readmes.match(/\b[A-Z][A-Z0-9_]+\b/g));
    expect(SETTING_NAMES.filter((name) => !documented.has(name))).toEqual([]);
  });
});

/** The relative links and images of a page. */
function linksOf(page: string): string[] {
  const links = page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g);
  return [...links].map(([, link, source]) => link ?? source ?? '').filter((link) => !/^\w+:/.test(link));
}

/** The fragments of a page's headings, as GitHub builds them. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
