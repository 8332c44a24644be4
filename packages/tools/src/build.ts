import { access, constants, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintInputs, fingerprintOutput, type Inputs } from './fingerprint.ts';
import { withLock } from './lock.ts';
import { CACHE, fromRoot, ROOT, SITE_DIST } from './paths.ts';
import { runNode } from './run.ts';
import { hasCode, UserError } from './user-error.ts';

/** The parts that are built, each after those it is made of. */
export type Part = 'tokens' | 'design-system' | 'site' | 'account-service';

interface Step {
  readonly folder: string;
  readonly output: string;
  readonly inputs: Inputs;
  readonly after: readonly Part[];
  /** Seconds. */
  readonly limit: number;
}

/** Whatever changes for every part: exact versions of all packages, and the shared compiler settings. */
const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** Files beside the sources that no result is made of. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.mdx?$|\/tests?\//;

const steps: Record<Part, Step> = {
  tokens: {
    folder: 'tokens',
    output: 'tokens/dist',
    inputs: { paths: [...COMMON, 'tokens'], except: NOT_BUILT },
    after: [],
    limit: 180,
  },
  'design-system': {
    folder: 'packages/design-system',
    output: 'packages/design-system/dist',
    inputs: { paths: [...COMMON, 'packages/design-system'], except: NOT_BUILT },
    after: ['tokens'],
    limit: 180,
  },
  site: {
    folder: 'site',
    output: 'site/dist',
    inputs: {
      paths: [...COMMON, 'site', 'packages/account-contract', 'packages/cloth'],
      except: NOT_BUILT,
    },
    after: ['design-system'],
    limit: 300,
  },
  'account-service': {
    folder: 'packages/account-service',
    output: 'packages/account-service/dist',
    inputs: {
      paths: [...COMMON, 'packages/account-service', 'packages/account-contract'],
      except: NOT_BUILT,
    },
    after: [],
    limit: 120,
  },
};

/** What became of one part. */
export interface Built {
  readonly part: Part;
  /** True when nothing had changed since the last time. */
  readonly cached: boolean;
  readonly seconds: number;
  /** The digest of everything it is made of. */
  readonly key: string;
}

interface Stamp {
  readonly key: string;
  readonly output: string;
}

/** Results in a folder of their own have a stamp of their own. */
function stampFile(part: Part, output: string): string {
  const elsewhere = output === steps[part].output ? '' : `@${output.replaceAll(/[^\w.-]+/g, '-')}`;
  return path.join(CACHE, 'build', `${part}${elsewhere}.json`);
}

async function readStamp(file: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Stamp;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function writeStamp(file: string, stamp: Stamp): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify(stamp));
  await rename(draft, file);
}

/** Asked beforehand, so that a build tool's own complaint is not all the reader gets. */
async function requireWritable(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    try {
      return await access(fromRoot(folder), constants.W_OK);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}

async function buildPart(
  part: Part,
  env: Readonly<Record<string, string>>,
  keys: Map<Part, string>,
  output: string,
): Promise<Built> {
  const { folder, inputs, after, limit } = steps[part];
  const begun = performance.now();
  const made = Object.fromEntries(after.map((each) => [each, keys.get(each) ?? '']));
  const values = { ...made, node: process.version, ...(part === 'site' ? env : {}) };
  const key = await fingerprintInputs({ ...inputs, values });
  const stamped = stampFile(part, output);
  const stamp = await readStamp(stamped);
  const cached = stamp?.key === key && stamp.output === (await fingerprintOutput(output));
  if (!cached) {
    await requireWritable(output, folder);
    const elsewhere = output === steps[part].output ? [] : ['--', fromRoot(output)];
    const args = ['--run', 'build', ...elsewhere];
    const { code, timedOut } = await runNode(args, { cwd: fromRoot(folder), env, limit });
    if (timedOut) {
      throw new UserError(
        `Building ${part} took longer than ${limit} s and was ended: see its last output above.`,
      );
    }
    if (code !== 0) {
      throw new UserError(`Building ${part} failed: mend what its output above names.`);
    }
    const written = await fingerprintOutput(output);
    if (!written) {
      throw new UserError(
        `Building ${part} ended well but left nothing in ${output}: look at its build script.`,
      );
    }
    await writeStamp(stamped, { key, output: written });
  }
  return { part, cached, seconds: (performance.now() - begun) / 1000, key };
}

/** What {@link build} reports while it works. */
export type Report = (built: Built) => void;

/**
 * Builds the parts up to and including the one asked for, leaving alone whatever already matches its sources, the
 * lockfile and the public settings.
 * @param last The part that is needed; those it is made of come first.
 * @param env The public settings (`WEFT_PUBLIC_*`), which only the site depends on.
 * @param siteDist Where the site goes; its usual folder unless given.
 * @throws UserError when a build fails or the folders cannot be written.
 */
export async function build(
  last: Part,
  env: Readonly<Record<string, string>>,
  report: Report,
  siteDist: string = SITE_DIST,
): Promise<void> {
  try {
    await mkdir(path.join(CACHE, 'build'), { recursive: true });
    await withLock(path.join(CACHE, 'build/lock'), async () => {
      const keys = new Map<Part, string>();
      for (const part of order(last)) {
        const output = part === 'site' ? path.relative(ROOT, siteDist) : steps[part].output;
        const built = await buildPart(part, env, keys, output);
        keys.set(part, built.key);
        report(built);
      }
    });
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw error;
    const where = error instanceof Error && 'path' in error ? String(error.path) : CACHE;
    throw new UserError(
      `The build cannot write ${where} because this user may not write there: make the repository's folder writable, or clone it into one of your own.`,
    );
  }
}

/** The folders whose build scripts make a part, in their order. */
export const foldersOf = (last: Part): string[] => order(last).map((part) => steps[part].folder);

/** A part and all it is made of, in building order. */
function order(last: Part): Part[] {
  return [...new Set([...steps[last].after.flatMap(order), last])];
}
