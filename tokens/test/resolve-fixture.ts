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

/** Resolves tokens. */
export async function resolve(tokens: Json) {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  folders.push(folder);
  const put = (name: string, data: Json): Promise<void> =>
    writeFile(join(folder, name), JSON.stringify(data));
  await put('base.tokens.json', tokens);
  await put('ds.resolver.json', {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
    resolutionOrder: [{ $ref: '#/sets/base' }],
  });
  const { resolver } = await load(
    pathToFileURL(join(folder, 'ds.resolver.json')),
    new Logger({ level: 'silent' }),
  );
  return resolver;
}
