import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundle, NODE_FLAGS } from '../../bundle.ts';
import { TEST_BUILD, TEST_PROGRAMS } from '../test-build.ts';

/** Contents of all files in a folder, by path. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

test('the build is reproducible, and contains no path of the machine', async () => {
  const again = join(TEST_BUILD, '../test-again');
  onTestFinished(() => rm(again, { recursive: true, force: true }));
  await bundle(again, TEST_PROGRAMS);
  const [first, second] = [filesOf(TEST_BUILD), filesOf(again)];
  expect(Object.keys(first)).toContain('/main.js');
  expect(second).toEqual(first);
  expect(Object.values(first).join()).not.toContain('dictionary-compression');
  for (const text of Object.values(first)) expect(text).not.toContain(join(import.meta.dirname, '../../..'));
});

test('the start script has the Node flags that the tests use', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(scripts.start).toBe(`node ${NODE_FLAGS.join(' ')} dist/main.js`);
});
