import { findWeak, lockedPackages } from '@weft/tools/lockfile';
import { runPnpm } from '@weft/tools/pnpm';
import { runScript } from '@weft/tools/user-error';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** Seconds that each question may take. */
const LIMIT = 120;

const pnpm = (...args: string[]) => runPnpm(args, { limit: LIMIT, quiet: true });

/** What pnpm writes about itself, and the answer in JSON after it. */
function parse(output: string): unknown {
  try {
    return JSON.parse(output.slice(Math.max(0, output.search(/^[{[]/m))));
  } catch {
    return undefined;
  }
}

/** Asks the registry. An endpoint that does not answer is a skip, which is counted and never a pass. */
async function auditByRegistry(): Promise<{ failed: number; skipped: number }> {
  const { output } = await pnpm('audit', '--json');
  const { advisories, metadata } = Object(parse(output)) as { advisories?: object; metadata?: object };
  if (!advisories || !metadata) {
    say(
      `○ registry's advisories: skipped, for it did not answer (${/responded with \d+|ERR_\w+/.exec(output)?.[0] ?? 'no JSON'})`,
    );
    return { failed: 0, skipped: 1 };
  }
  const found = Object.values(advisories) as { module_name?: string; title?: string; severity?: string }[];
  for (const { module_name, severity, title } of found) say(`✗ ${module_name}: ${severity}, ${title}`);
  if (found.length === 0) say("✓ registry's advisories: none");
  return { failed: found.length, skipped: 0 };
}

/** Counts the licences of everything that is installed. */
async function listLicences(): Promise<void> {
  const licences = Object(parse((await pnpm('licenses', 'list', '--json')).output)) as Record<
    string,
    unknown[]
  >;
  const counts = Object.entries(licences).map(([name, packages]) => `${packages.length} × ${name}`);
  say(`licences: ${counts.join(', ') || 'unknown'}`);
}

await runScript(async () => {
  const packages = lockedPackages();
  const weak = findWeak(packages);
  for (const line of weak) say(`✗ ${line}`);
  if (weak.length === 0) say(`✓ list of known weaknesses: none among ${packages.length} packages`);
  const { failed, skipped } = await auditByRegistry();
  await listLicences();
  say(`${weak.length + failed} failed, ${skipped} skipped`);
  return weak.length + failed > 0 ? 1 : 0;
});
