import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@weft/tools/paths';
import { type Outcome, runNode } from '@weft/tools/run';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Runs Node with arguments, and a line of code that prints "went on". */
const node = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  runNode([...args, '-e', 'console.log("went on")'], { env, limit: 60, quiet: true });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-preflight-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the preflight', () => {
  const preflight = fromRoot('scripts/preflight.cjs');

  /** Runs the preflight as if this Node were another version. */
  async function as(version: string, script: string, env: Record<string, string> = {}): Promise<Outcome> {
    const override = path.join(folder, 'override.cjs');
    const versions = `{ ...process.versions, node: '${version}' }`;
    await writeFile(override, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    return node(['-r', override, '-r', script], env);
  }

  it.each(['18.20.8', '8.0.0'])('rejects Node %s with one sentence', async (version) => {
    const { code, output } = await as(version, preflight);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Weft needs Node 20 or newer and this is Node ${version}: install a current one from https://nodejs.org, then run the same command again.`,
    );
  });

  it('accepts the installed Node and packages', async () => {
    expect(await node(['-r', preflight])).toMatchObject({ code: 0, output: 'went on\n' });
  });

  it('reports missing packages, but not during their installation', async () => {
    const copy = path.join(folder, 'scripts/preflight.cjs');
    await mkdir(path.dirname(copy));
    await cp(preflight, copy);
    const missing = await as('24.0.0', copy);
    expect(missing.code).toBe(1);
    expect(missing.output.trim()).toMatch(/^Weft's packages are not installed, so nothing can run: .*\.$/);
    expect((await as('20.9.0', preflight)).output).toContain('packages are not installed');
    const installing = { npm_lifecycle_event: 'pnpm:devPreinstall' };
    expect(await as('20.9.0', copy, installing)).toMatchObject({ code: 0, output: 'went on\n' });
  });
});
