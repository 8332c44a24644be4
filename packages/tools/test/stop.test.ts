import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '@weft/tools/lock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder = '';
let script: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-stop-'));
});
afterEach(async () => {
  script?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const imported = (name: string): string => JSON.stringify(import.meta.resolve(`@weft/tools/${name}`));

/** Starts a script that runs this main function, sends it a signal when it prints the text, and waits for its end. */
async function stopped(main: string, text: string, signal: NodeJS.Signals) {
  const file = path.join(folder, 'script.mjs');
  await writeFile(
    file,
    `import { run, runNode } from ${imported('run')};
    import { runStoppable } from ${imported('stop-signals')};
    import { withLock } from ${imported('lock')};
    const node = (code, more) => runNode(['-e', code], { limit: 60, ...more });
    const forever = "console.log('pid ' + process.pid); setInterval(() => undefined, 1000)";
    await runStoppable(async () => { ${main} });`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  script = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      if (!output.includes(text) && `${output}${chunk}`.includes(text)) child.kill(signal);
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('a stopped script', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends its command and starts no other, by %s',
    async (signal) => {
      const main = `await node(forever); const { code } = await node("console.log('second')"); return code;`;
      const { code, output } = await stopped(main, 'pid ', signal);
      expect(output).toMatch(/^pid \d+\n$/);
      expect(code).toBe(1);
      await expect.poll(() => isAlive(Number(output.slice(4)))).toBe(false);
    },
  );

  test('still removes what its commands have left', async () => {
    const main = `try { await node(forever); } finally { await node("console.log('removed')", { cleansUp: true }); } return 0;`;
    expect((await stopped(main, 'pid ', 'SIGINT')).output).toMatch(/^pid \d+\nremoved\n$/);
  });

  test('stops waiting for another build, prints no error, and exits with 1', async () => {
    const lock = path.join(folder, 'lock');
    await writeFile(lock, String(process.pid));
    const main = `await withLock(${JSON.stringify(lock)}, 'another build', async () => console.log('built')); return 0;`;
    const { code, output } = await stopped(main, 'Waiting for another build', 'SIGINT');
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^Waiting for another build/)]);
    expect(code).toBe(1);
  });
});
