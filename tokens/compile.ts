import { readFile } from 'node:fs/promises';
import { build, defineConfig, type Logger, type OutputFile, type ParseResult, parse } from '@terrazzo/parser';
import { FILE_PREFIX } from '@terrazzo/plugin-css';
import { HEADER } from './names.ts';
import config from './terrazzo.config.ts';

/** This package's folder. */
export const ROOT = new URL('./', import.meta.url);

/** The resolver, which lists all sources. */
const RESOLVER = new URL('src/ds.resolver.json', ROOT);

const settings = () => defineConfig(config, { cwd: ROOT });

/**
 * Reads, lints and resolves the sources.
 *
 * @param resolver another resolver file, for tests
 * @throws {Error} when a source is missing, invalid or breaks a lint rule
 */
export async function load(resolver: URL = RESOLVER, logger?: Logger): Promise<ParseResult> {
  return parse([{ filename: resolver, src: await readFile(resolver, 'utf8') }], {
    config: settings(),
    ...(logger && { logger }),
  });
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
