import path from 'node:path';
import { build } from 'vite';

/** What a bundler puts for NODE_ENV. */
export type Mode = 'development' | 'test' | 'production';

/**
 * A module of this folder and everything that it imports, bundled as an application would: as one classic script.
 *
 * @param entry the module's file
 * @param name the global variable with its exports
 */
export async function classicScript(entry: string, name: string, mode: Mode = 'production'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    // Otherwise the NODE_ENV of a test would bundle development-only code.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, entry), formats: ['iife'], name },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} cannot be bundled`);
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
