import { findVulnerable, lockedPackages } from '@weft/tools/lockfile';
import { runPnpm } from '@weft/tools/pnpm';
import { runScript } from '@weft/tools/user-error';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** Time limit of each pnpm command, in seconds. */
const LIMIT = 120;

const pnpm = (...args: string[]) => runPnpm(args, { limit: LIMIT, quiet: true });

/** Parses the JSON that pnpm prints after its own messages. */
function parse(output: string): unknown {
  try {
    return JSON.parse(output.slice(Math.max(0, output.search(/^[{[]/m))));
  } catch {
    return undefined;
  }
}

/** Asks the registry for advisories. A registry that does not answer counts as skipped, not as passed. */
async function auditByRegistry(): Promise<{ failed: number; skipped: number }> {
  const { output } = await pnpm('audit', '--json');
  const { advisories, metadata } = Object(parse(output)) as { advisories?: object; metadata?: object };
  if (!advisories || !metadata) {
    say(
      `○ registry's advisories: skipped, because the registry did not answer (${/responded with \d+|ERR_\w+/.exec(output)?.[0] ?? 'no JSON'})`,
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
  const vulnerable = findVulnerable(packages);
  for (const line of vulnerable) say(`✗ ${line}`);
  if (vulnerable.length === 0) say(`✓ known vulnerabilities: none in ${packages.length} packages`);
  const { failed, skipped } = await auditByRegistry();
  await listLicences();
  say(`${vulnerable.length + failed} failed, ${skipped} skipped`);
  return vulnerable.length + failed > 0 ? 1 : 0;
});
