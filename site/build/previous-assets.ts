import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The settings that scripts contain and that an operator may want to unpublish. Without a value they are in no script. */
const SECRETS = ['WEFT_PUBLIC_SUPPORT_KEY', 'WEFT_PUBLIC_HANDOFF_PASSPHRASE'];

/** What a build leaves for the next one. */
interface Build {
  /** Digest of its {@link SECRETS}. */
  secrets: string;
  /** Names of the files that it made. */
  own: readonly string[];
  /** Names of the files that it kept. */
  kept: readonly string[];
}

/**
 * Keeps the hashed files of the previous build, because a tab that is open during a release still requests them. A build
 * without changes keeps the same files as the previous build did. A build with other secrets keeps nothing, because the old
 * files publish the old ones. Call it before the folder is emptied.
 *
 * @param assets The folder of the hashed files.
 * @param records A folder that is not served, which gets a JSON file for each folder of assets: the last build.
 * @param env The public settings of this build.
 * @returns writes the kept files beside those of the new build; call it after the build
 */
export async function keepPreviousAssets(
  assets: string,
  records: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  // By its whole path: folders of one name may have builds of different releases.
  const record = path.join(records, `${digest(path.resolve(assets)).slice(0, 16)}.json`);
  const secrets = digest(JSON.stringify(SECRETS.map((name) => env[name] ?? '')));
  const before = await readFiles(assets);
  const last = await readBuild(record);
  return async () => {
    const own = [...(await readFiles(assets)).keys()];
    const isChanged = own.some((name) => !last?.own.includes(name));
    const former = last?.secrets === secrets ? last[isChanged ? 'own' : 'kept'] : [];
    const kept: string[] = [];
    for (const name of former) {
      const content = before.get(name);
      if (!content || own.includes(name)) continue;
      await mkdir(path.dirname(path.join(assets, name)), { recursive: true });
      await writeFile(path.join(assets, name), content);
      kept.push(name);
    }
    await mkdir(path.dirname(record), { recursive: true });
    const draft = `${record}.${process.pid}.tmp`;
    await writeFile(draft, JSON.stringify({ secrets, own, kept } satisfies Build));
    await rename(draft, record);
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads the record of the last build. Without one, or with a broken or older one, nothing is known about the old files. */
async function readBuild(record: string): Promise<Build | undefined> {
  const text = await readFile(record, 'utf8').catch(() => 'null');
  try {
    const build = JSON.parse(text) as Build | readonly string[] | null;
    return build && 'secrets' in build ? build : undefined;
  } catch {
    return undefined;
  }
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
