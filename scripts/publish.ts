/**
 * Publishes the design system with provenance, unless npm has its version already. npm trusts the identity of the release
 * workflow. The repository in package.json comes from the workflow too, because provenance compares the two.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '@weft/tools/build';
import { readOptions } from '@weft/tools/options';
import { fromRoot } from '@weft/tools/paths';
import { runPnpm } from '@weft/tools/pnpm';
import { type Outcome, run } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';

const DIRECTORY = 'packages/design-system';
const MANIFEST = fromRoot(DIRECTORY, 'package.json');

/** Seconds. */
const LIMIT = 120;

const { values } = readOptions({
  options: { tag: { type: 'string', default: 'latest' }, 'dry-run': { type: 'boolean', default: false } },
});

const npm = (...args: string[]): Promise<Outcome> =>
  run({ command: 'npm', args, limit: LIMIT, quiet: args[0] === 'view' });

/** The addresses of source, documentation and issues, for the package's page on npm. */
function placeOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv): object {
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY)
    throw new UserError(
      'GITHUB_SERVER_URL and GITHUB_REPOSITORY are missing: the release workflow sets them.',
    );
  const home = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return {
    repository: { type: 'git', url: `git+${home}.git`, directory: DIRECTORY },
    homepage: `${home}/tree/main/${DIRECTORY}#readme`,
    bugs: `${home}/issues`,
  };
}

/** Packs the design system with `place` in its package.json. @returns the tarball's path */
async function pack(folder: string, source: string, place: object): Promise<string> {
  await writeFile(MANIFEST, JSON.stringify({ ...JSON.parse(source), ...place }, undefined, 2));
  try {
    const { code } = await runPnpm(['pack', '--pack-destination', folder], {
      cwd: fromRoot(DIRECTORY),
      limit: LIMIT,
    });
    const [name] = await readdir(folder);
    if (code !== 0 || !name) throw new UserError('The design system cannot be packed: see above.');
    return path.join(folder, name);
  } finally {
    await writeFile(MANIFEST, source);
  }
}

await runStoppable(async () => {
  const place = placeOf(process.env);
  const source = await readFile(MANIFEST, 'utf8');
  const { name, version } = JSON.parse(source) as { name: string; version: string };
  const { code, output } = await npm('view', `${name}@${version}`, 'version');
  if (code === 0 && output.includes(version)) {
    process.stdout.write(`npm has ${name}@${version} already.\n`);
    return 0;
  }
  await build('design-system', {}, () => undefined);
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-publish-'));
  try {
    const tarball = await pack(folder, source, place);
    const isDryRun = values['dry-run'];
    const mode = isDryRun ? '--dry-run' : '--provenance';
    const published = await npm('publish', tarball, '--access', 'public', '--tag', values.tag, mode);
    // changesets/action reads this line and writes the release notes.
    if (published.code === 0 && values.tag === 'latest' && !isDryRun)
      process.stdout.write(`New tag: ${name}@${version}\n`);
    return published.code;
  } finally {
    await rm(folder, { recursive: true });
  }
});
