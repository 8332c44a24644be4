import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { CREDENTIALS, start, startWithAccount, tempDir } from '../harness.ts';

/** No user can create a folder here, not even root, as on a file system that is read-only. */
const NOWHERE = '/dev/null/data';

test('the service needs no data folder when its signing keys are elsewhere, too', async () => {
  const keys = await tempDir();
  const tokenKeysFile = join(keys, 'keys.json');
  await admin({ TOKEN_KEYS_FILE: tokenKeysFile }, 'rotate-keys');
  for (const config of [{ tokenKeysFile }, { tokenSecret: 'a-secret-for-tests-only-0123456789' }]) {
    const service = await startWithAccount({ dataDir: NOWHERE, ...config });
    expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
  }
  expect(await readdir(keys)).toEqual(['keys.json']);
});

test('without keys the service still creates them in the data folder, and says when it cannot', async () => {
  await expect(start({ dataDir: NOWHERE })).rejects.toThrow(`The data folder ${NOWHERE} cannot be written`);
});
