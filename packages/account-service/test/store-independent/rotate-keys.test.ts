import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { start, tempDir } from '../harness.ts';
import { canMount, onSmallDisk } from '../small-disk.ts';
import { TEST_BUILD } from '../test-build.ts';

const run = promisify(execFile);

describe('rotate-keys', () => {
  test.each([[[]], [['--at-once']]])(
    '%j creates no file in a folder that is not the service’s',
    async (options) => {
      const DATA_DIR = await tempDir();
      await expect(admin({ DATA_DIR }, 'rotate-keys', ...options)).rejects.toThrow(
        `There is no database in ${DATA_DIR}: set DATA_DIR to its folder.`,
      );
      expect(await readdir(DATA_DIR)).toEqual([]);
    },
  );

  test('refuses with TOKEN_SECRET, with which the service does not read the file', async () => {
    const service = await start();
    const file = join(service.config.dataDir, 'token-keys.json');
    const before = await readFile(file, 'utf8');
    const settings: Record<string, string>[] = [{}, { TOKEN_KEYS_FILE: file }];
    for (const more of settings) {
      const env = { ...service.env, ...more, TOKEN_SECRET: 'a secret of thirty-two bytes or so, 1234' };
      await expect(admin(env, 'rotate-keys', '--at-once')).rejects.toThrow('TOKEN_SECRET is set');
    }
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  test('changes the file that a symbolic link points to', async () => {
    const folder = await tempDir();
    const [link, file] = [join(folder, 'link.json'), join(folder, 'secrets/keys.json')];
    await mkdir(join(folder, 'secrets'));
    await admin({ TOKEN_KEYS_FILE: file }, 'rotate-keys');
    const before = await readFile(file, 'utf8');
    await symlink(file, link);
    await admin({ TOKEN_KEYS_FILE: link }, 'rotate-keys', '--at-once');
    expect(await readlink(link)).toBe(file);
    expect(await readFile(file, 'utf8')).not.toBe(before);
    expect(await readdir(join(folder, 'secrets'))).toEqual(['keys.json']);
  });

  test('keeps a symbolic link whose file is missing, and says so', async () => {
    const folder = await tempDir();
    const link = join(folder, 'link.json');
    await symlink(join(folder, 'unmounted/keys.json'), link);
    await expect(admin({ TOKEN_KEYS_FILE: link }, 'rotate-keys')).rejects.toThrow(
      `\n${link} cannot be written (ENOENT): `,
    );
    expect(await readdir(folder)).toEqual(['link.json']);
    expect(await readlink(link)).toBe(join(folder, 'unmounted/keys.json'));
  });

  test('fails with one sentence in a missing folder', async () => {
    const TOKEN_KEYS_FILE = join(await tempDir(), 'missing/keys.json');
    await expect(admin({ TOKEN_KEYS_FILE }, 'rotate-keys')).rejects.toThrow(
      `\n${TOKEN_KEYS_FILE} cannot be written (ENOENT): `,
    );
  });

  test.runIf(canMount())('leaves no file behind on a full disk, and says so', async () => {
    const folder = await tempDir();
    const [program = '', ...args] = onSmallDisk({ folder, kilobytes: 64, isFull: true });
    const TOKEN_KEYS_FILE = join(folder, 'keys.json');
    const { stdout, stderr } = await run(
      program,
      [
        ...args,
        'sh',
        '-c',
        `"$0" "$@"; ls '${folder}'`,
        process.execPath,
        join(TEST_BUILD, 'admin.js'),
        'rotate-keys',
      ],
      { env: { PATH: process.env.PATH, TOKEN_KEYS_FILE } },
    );
    expect(stderr).toContain(`${TOKEN_KEYS_FILE} cannot be written (ENOSPC): `);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(stdout).toBe('ballast\n');
  });
});
