import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@terrazzo/parser';
import { afterEach } from 'vitest';
import { load } from '../compile.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** An object of a source file. */
export type Json = Record<string, unknown>;
/** A grey in OKLCH. */
export const oklch = (lightness: number, alpha = 1) => ({
  colorSpace: 'oklch',
  components: [lightness, 0, 0],
  alpha,
});
/** A grey as a token. */
export const grey = (lightness: number, alpha = 1): Json => ({
  $type: 'color',
  $value: oklch(lightness, alpha),
  $description: 'Grey.',
});

/** Resolves base tokens and one file for each theme. */
export async function resolve(base: Json, themes: Record<string, Json> = { light: {} }) {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  folders.push(folder);
  const put = (name: string, data: Json): Promise<void> =>
    writeFile(join(folder, name), JSON.stringify(data));
  await put('base.tokens.json', base);
  for (const [name, data] of Object.entries(themes)) await put(`${name}.tokens.json`, data);
  await put('ds.resolver.json', {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
    modifiers: {
      theme: {
        default: Object.keys(themes)[0],
        contexts: Object.fromEntries(
          Object.keys(themes).map((name) => [name, [{ $ref: `${name}.tokens.json` }]]),
        ),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  });
  const { resolver } = await load(
    pathToFileURL(join(folder, 'ds.resolver.json')),
    new Logger({ level: 'silent' }),
  );
  return resolver;
}
