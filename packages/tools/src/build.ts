import { access, constants, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintInputs, fingerprintOutput, type Inputs } from './fingerprint.ts';
import { withLock } from './lock.ts';
import { CACHE, fromRoot, hostingFolder, ROOT, SITE_DIST } from './paths.ts';
import { runNode } from './run.ts';
import { inSeconds, say } from './table.ts';
import { hasCode, UserError } from './user-error.ts';

/** The parts that are built, each after its dependencies. */
export type Part = 'tokens' | 'design-system' | 'site' | 'account-service';

interface Step {
  readonly folder: string;
  readonly output: string;
  readonly inputs: Inputs;
  readonly after: readonly Part[];
  /** Seconds. */
  readonly limit: number;
}

/** Inputs of every part: the exact package versions and the shared compiler settings. */
const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** Files beside the sources that do not affect the output. Examples do: the design system builds blocks from some of them. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.md$|\/(tests?(?!\/examples)|bench)\//;

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
      paths: [...COMMON, 'site', 'packages/account-contract', 'packages/cloth', 'packages/web-server'],
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

/** The result of building one part. */
export interface Built {
  readonly part: Part;
  /** True when the part was up to date. */
  readonly cached: boolean;
  readonly seconds: number;
  /** The digest of all inputs. */
  readonly key: string;
}

interface Stamp {
  readonly key: string;
  readonly output: string;
}

/** The stamp of a part. Each output folder has its own. */
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

/** The digest of a part's output, for the site with its hosting files. Undefined when the output is missing. */
async function fingerprintPart(part: Part, output: string): Promise<string | undefined> {
  const written = await fingerprintOutput(output);
  if (!written || part !== 'site') return written;
  return `${written} ${await fingerprintOutput(hostingFolder(output))}`;
}

/** Checks that the first folder that exists is writable, so that the user gets our message and not a build tool's. */
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
  const cached = stamp?.key === key && stamp.output === (await fingerprintPart(part, output));
  if (!cached) {
    await requireWritable(output, folder);
    const elsewhere = output === steps[part].output ? [] : ['--', fromRoot(output)];
    const args = ['--run', 'build', ...elsewhere];
    const { code, timedOut } = await runNode(args, { cwd: fromRoot(folder), env, limit });
    if (timedOut) {
      throw new UserError(
        `Building ${part} took longer than ${limit} s and was stopped: see its last output above.`,
      );
    }
    if (code !== 0) {
      throw new UserError(`Building ${part} failed: fix the error in its output above.`);
    }
    const written = await fingerprintPart(part, output);
    if (!written) {
      throw new UserError(
        `Building ${part} succeeded but wrote nothing to ${output}: check its build script.`,
      );
    }
    await writeStamp(stamped, { key, output: written });
  }
  return { part, cached, seconds: (performance.now() - begun) / 1000, key };
}

/** Called by {@link build} after each part. */
export type Report = (built: Built) => void;

/** Prints how long the part took, or that it was up to date. */
export const sayBuilt: Report = ({ part, cached, seconds }) =>
  say(cached ? `${part}: unchanged` : `${part}: built in ${inSeconds(seconds)}`);

/**
 * Builds a part and its dependencies. Skips each part whose output is up to date with its sources, the lockfile and the
 * public settings.
 * @param last The part to build.
 * @param env The public settings (`WEFT_PUBLIC_*`). Only the site depends on them.
 * @param siteDist Output folder of the site.
 * @throws UserError when a build fails or a folder is not writable.
 */
export async function build(
  last: Part,
  env: Readonly<Record<string, string>>,
  report: Report,
  siteDist: string = SITE_DIST,
): Promise<void> {
  try {
    await withLock(path.join(CACHE, 'build/lock'), 'another build', async () => {
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

/** The folders of a part and its dependencies, in build order. */
export const foldersOf = (last: Part): string[] => order(last).map((part) => steps[part].folder);

/** A part and its dependencies, in build order. */
function order(last: Part): Part[] {
  return [...new Set([...steps[last].after.flatMap(order), last])];
}
