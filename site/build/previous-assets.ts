import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps the hashed files of the previous build, because a tab that is open during a release still requests them. A build
 * without changes keeps the same files as the previous build did. Call it before the folder is emptied.
 *
 * @param assets The folder of the hashed files.
 * @param records A folder outside, which gets a JSON file for each folder of assets: the names of the last build's own files.
 * @returns writes the kept files beside those of the new build; call it after the build
 */
export async function keepPreviousAssets(assets: string, records: string): Promise<() => Promise<void>> {
  // By its whole path: folders of one name may have builds of different releases.
  const name = createHash('sha256').update(path.resolve(assets)).digest('hex').slice(0, 16);
  const record = path.join(records, `${name}.json`);
  const before = await readFiles(assets);
  const own = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as readonly string[],
    () => [...before.keys()],
  );
  return async () => {
    const written = [...(await readFiles(assets)).keys()];
    const isChanged = written.some((name) => !own.includes(name));
    for (const [name, content] of before) {
      if (written.includes(name) || (isChanged && !own.includes(name))) continue;
      await mkdir(path.dirname(path.join(assets, name)), { recursive: true });
      await writeFile(path.join(assets, name), content);
    }
    await mkdir(path.dirname(record), { recursive: true });
    await writeFile(record, JSON.stringify(written));
  };
}

/** Reads the files of a folder, without the precompressed ones, which each build regenerates. */
async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name))] as [string, Buffer]),
    ),
  );
}
