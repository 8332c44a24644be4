import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readChangesets } from '@changesets/read';
import { statedSizes } from '../build/sizes.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const COMPONENTS = path.join(import.meta.dirname, '../src/components');
const FOLDER = path.join(import.meta.dirname, 'generated');
const CHANGELOG = path.join(import.meta.dirname, '../CHANGELOG.md');

/** A component of the package, as its docs page states it. */
export interface Part {
  /** Its folder, and the end of its import path. */
  readonly name: string;
  readonly title: string;
  /** Id of its docs page. */
  readonly id: string;
  /** Id of the story that pictures it: held open if it lies above the page, else its default. */
  readonly shown: string;
  /** The first sentence of its page. */
  readonly purpose: string;
  readonly status: string;
  /** The version that added it. */
  readonly since: string;
  /** Other names that people search for. */
  readonly also: readonly string[];
  /** Kilobytes of its script with all that it imports but React, gzipped, from the table in the package's README, which a test checks. */
  readonly kilobytes: number;
  /** The version whose changelog names it or one of its exports last; `next version` while {@link changes} has any. */
  readonly lastChange: string;
  /** The changes of the next version: the first line of each pending changeset that names the part or one of its exports. */
  readonly changes: readonly string[];
}

const FACTS = /<Facts of="[\w-]+" status="(\w+)" since="([\d.]+)"(?: also="([^"]*)")? \/>/;

/** Code marks, which plain text shows as such. */
const plain = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();

/** The first paragraph of a text. */
const lead = (text: string): string => text.split('\n\n', 1)[0] ?? '';

/** The names that a component's folder exports. */
function exportsOf(name: string): string[] {
  const index = readFileSync(path.join(COMPONENTS, name, 'index.ts'), 'utf8');
  return [...index.matchAll(/\b(?!type\b)(\w+)(?=,|\s*\})/g)].map(([word]) => word);
}

/**
 * Reads what each component's docs page states of it.
 *
 * @throws {Error} when a page lacks the facts, or the README the component's size
 */
export async function readParts(): Promise<Part[]> {
  const sizes = statedSizes();
  const pending = (await readChangesets(ROOT)).map(({ summary }) => summary);
  const versions = readFileSync(CHANGELOG, 'utf8').split(/^## /m).slice(1);
  return globSync('*/*.mdx', { cwd: COMPONENTS })
    .map((file) => {
      const name = path.dirname(file);
      const page = readFileSync(path.join(COMPONENTS, file), 'utf8');
      const [, title = '', purpose = ''] = /^# (\w+)[^\n]*\n\n(\S[\s\S]*?)\n\n/m.exec(page) ?? [];
      const [, status, since, also = ''] = FACTS.exec(page) ?? [];
      const kilobytes = sizes.get(name);
      const entry = `components-${title.toLowerCase()}`;
      if (!title || !status || !since) throw new Error(`${file} has no title or no <Facts> that state it.`);
      if (kilobytes === undefined) throw new Error(`The README of the package states no size of ${name}.`);
      const names = exportsOf(name).join('|');
      const word = new RegExp(`\\b(?:${names})\\b`);
      const code = new RegExp(`\`<?(?:${names})\\b`); // in prose, Text and Page are words of their own
      const changes = pending.filter((summary) => word.test(lead(summary)) || code.test(summary));
      const changed = versions.find((version) => word.test(version))?.split('\n', 1)[0];
      return {
        name,
        title,
        id: `${entry}--docs`,
        shown: `${entry}--${storyOf(name)}`,
        purpose: plain(purpose).replace(/(?<=\.)\s.*/, ''),
        status,
        since,
        also: also ? also.split(', ') : [],
        kilobytes,
        lastChange: changes.length > 0 ? 'next version' : (changed ?? since),
        changes: changes.map((summary) => plain(lead(summary))),
      };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** The story that pictures a component: one of what is not visible by itself, otherwise the default. */
function storyOf(name: string): 'held-open' | 'focused' | 'default' {
  const stories = readFileSync(path.join(COMPONENTS, name, `${name}.stories.tsx`), 'utf8');
  if (stories.includes('export const HeldOpen ')) return 'held-open';
  return stories.includes('export const Focused ') ? 'focused' : 'default';
}

/** Writes the facts for the docs pages and the gallery. */
export async function writeParts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'parts.mjs'), `export default ${JSON.stringify(await readParts())};\n`);
}
