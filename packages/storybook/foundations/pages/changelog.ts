import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChangesets } from '@changesets/read';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** A change with its first paragraph in bold, unless that is a list, which Markdown does not emphasise. */
export const emphasised = (summary: string): string => summary.replace(/^(?!- ).+?(?=\n\n|$)/s, '**$&**');

/** The pending changesets. */
const pending = async (): Promise<string[]> =>
  (await readChangesets(ROOT))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'))
    .map(({ summary }) => emphasised(summary));

/** The changes of each version of the package, and of the next. */
export async function changelog(): Promise<string> {
  const told = readFileSync(path.join(ROOT, 'packages/design-system/CHANGELOG.md'), 'utf8');
  const [head = '', ...versions] = told.split(/^(?=## )/m);
  const next = await pending();
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
