import { spawnSync } from 'node:child_process';
import { fromRoot } from '@weft/tools/paths';
import { expect, test } from 'vitest';

test('a command names its options when it is called with an unknown one, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, [fromRoot('scripts/publish.ts'), '--dry'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe("\nUnknown option '--dry'. The options are --tag <value>, --dry-run.\n");
});
