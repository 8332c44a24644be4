import { glob, readFile } from 'node:fs/promises';
import { build, defineConfig, type Logger, type OutputFile, type ParseResult, parse } from '@terrazzo/parser';
import { FILE_PREFIX } from '@terrazzo/plugin-css';
import { HEADER } from './names.ts';
import config from './terrazzo.config.ts';

/** This package's folder. */
export const ROOT = new URL('./', import.meta.url);

/** The resolver, which lists all sources. */
const RESOLVER = new URL('src/ds.resolver.json', ROOT);

const settings = () => defineConfig(config, { cwd: ROOT });

/** The lines of the sources that have a text, as `src/theme/dark.tokens.json:7`. */
async function linesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('src/**/*.json', { cwd: ROOT }))
    for (const [index, line] of (await readFile(new URL(file, ROOT), 'utf8')).split('\n').entries())
      if (line.includes(text)) found.push(`${file}:${index + 1}`);
  return found.sort();
}

/**
 * Reads, lints and resolves the sources.
 *
 * @param resolver another resolver file, for tests
 * @throws {Error} when a source is missing, invalid or breaks a lint rule
 */
export async function load(resolver: URL = RESOLVER, logger?: Logger): Promise<ParseResult> {
  const src = await readFile(resolver, 'utf8');
  try {
    return await parse([{ filename: resolver, src }], { config: settings(), ...(logger && { logger }) });
  } catch (error) {
    // Terrazzo gives a line of all sources merged, which is in no file.
    const [, alias] = /Could not resolve alias (\{.+?\})/.exec(String(error)) ?? [];
    throw alias ? new Error(`There is no token ${alias}: ${(await linesWith(alias)).join(', ')}`) : error;
  }
}

/** The contents of every generated text file, by path in `dist/`. Writes nothing. */
export async function compile(parsed?: ParseResult): Promise<Map<string, string>> {
  const { tokens, sources, resolver } = parsed ?? (await load());
  const { outputFiles } = await build(tokens, { sources, resolver, config: settings() });
  return new Map(
    outputFiles.map(({ filename, contents }: OutputFile) => [
      filename,
      contents.toString().replace(`${FILE_PREFIX}\n`, HEADER),
    ]),
  );
}
