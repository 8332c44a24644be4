import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');

/** A changeset without its head, its first sentences made to stand out. */
const entryOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    .trim()
    .replace(/^.+?(?=\n\n|$)/s, '**$&**');

/** The pending changesets: what has changed since the last version. */
function waiting(): string[] {
  const folder = path.join(ROOT, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => entryOf(path.join(folder, file)));
}

/** The changes of each version of the package, and of the next. */
export function changelog(): string {
  const told = readFileSync(path.join(ROOT, 'packages/design-system/CHANGELOG.md'), 'utf8');
  const [head = '', ...versions] = told.split(/^(?=## )/m);
  const next = waiting();
  const text = [...(next.length > 0 ? ['## Next version', ...next] : []), ...versions].join('\n\n');
  return `${[
    '{/* Generated from the changesets and CHANGELOG.md. Do not edit. */}',
    "import { Markdown, Meta } from '@storybook/addon-docs/blocks';\nimport { Lead } from '../specimens/frame.js';",
    '<Meta title="Getting started/Changelog" />',
    '# Changelog',
    `<Lead>${head.replace(/^# .*/, '').trim()}</Lead>`,
    `<div className="docs-prose">\n<Markdown>{${JSON.stringify(text)}}</Markdown>\n</div>`,
  ].join('\n\n')}\n`;
}
