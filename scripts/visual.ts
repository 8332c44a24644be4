import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { revision } from '@weft/tools/revision';
import { runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { compare } from '@weft/tools/visual/compare';
import type { Shot } from '@weft/tools/visual/plan';
import { brokenOnes, type Finding, inWords, report } from '@weft/tools/visual/report';
import { launch, type Pictures, shoot } from '@weft/tools/visual/shoot';
import { buildHere, buildRevision, VISUAL } from '@weft/tools/visual/storybook';
import type { Browser } from 'playwright';

const REPORT = path.join(VISUAL, 'report');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const [ref = 'HEAD', ...words] = positionals;
const wanted = { all: values.all, words };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** One line that counts, on a terminal; else the beginning alone. */
function counter(what: string): (done: number, all: number) => void {
  if (!process.stdout.isTTY) say(`picturing ${what}`);
  return (done, all) => {
    if (process.stdout.isTTY)
      process.stdout.write(`\rpicturing ${what}: ${done} of ${all}${done === all ? '\n' : ''}`);
  };
}

/** How pictures are taken, as a name: those of another way are no measure. */
async function manner(browser: Browser): Promise<string> {
  const source = await readFile(new URL(import.meta.resolve('@weft/tools/visual/shoot')));
  return `${browser.version()}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
}

const read = (folder: string, key: string): Promise<Buffer | undefined> =>
  readFile(path.join(folder, `${key}.png`)).catch(() => undefined);

/** Compares one picture with what it was, and puts what differs beside the report. */
async function judge(
  shot: Shot,
  before: string,
  after: string,
  broken: Readonly<Record<'before' | 'after', Pictures['broken']>>,
): Promise<Finding> {
  const { key, title, story, look } = shot;
  const about = { key, title, story, look };
  const reason = broken.after.get(key);
  if (reason !== undefined) return { ...about, kind: 'broken', reason };
  const [old, now] = await Promise.all([read(before, key), read(after, key)]);
  const put = (name: string, picture: Buffer) => writeFile(path.join(REPORT, `${key}.${name}.png`), picture);
  const keep = (name: string, folder: string) =>
    copyFile(path.join(folder, `${key}.png`), path.join(REPORT, `${key}.${name}.png`));
  if (!old) {
    await keep('after', after);
    const erred = broken.before.get(key);
    return { ...about, kind: 'added', ...(erred && { reason: `at ${ref} ${erred}` }) };
  }
  if (!now) {
    await keep('before', before);
    return { ...about, kind: 'removed' };
  }
  const { pixels, picture } = compare(old, now);
  if (!picture) return { ...about, kind: 'same' };
  await Promise.all([put('before', old), put('after', now), put('difference', picture)]);
  return { ...about, kind: 'changed', pixels };
}

await runStoppable(async () => {
  const commit = await revision(ref);
  say(`building the Storybook of ${ref} and of the files here`);
  const old = await buildRevision(commit);
  const here = await buildHere();

  const browser = await launch();
  try {
    const before = path.join(VISUAL, commit, `pictures-${await manner(browser)}`);
    const after = path.join(VISUAL, 'here-pictures');
    await rm(after, { recursive: true, force: true });
    const was = await shoot(browser, old, before, wanted, counter(ref));
    const is = await shoot(browser, here, after, wanted, counter('the files here'));
    if (is.shots.length === 0) {
      throw new UserError(`No story's id has any of these in it: ${words.join(', ')}.`);
    }
    await rm(REPORT, { recursive: true, force: true });
    await mkdir(REPORT, { recursive: true });
    const known = new Set(is.shots.map(({ key }) => key));
    const gone = was.shots.filter(({ key }) => !known.has(key));
    const findings: Finding[] = [];
    const broken = { before: was.broken, after: is.broken };
    for (const shot of [...is.shots, ...gone]) findings.push(await judge(shot, before, after, broken));
    await writeFile(path.join(REPORT, 'index.html'), report(findings, ref));
    for (const line of brokenOnes(findings)) say(line);
    say(`${inWords(findings, ref)}\n${path.relative(process.cwd(), path.join(REPORT, 'index.html'))}`);
    return findings.every(({ kind }) => kind === 'same') ? 0 : 1;
  } finally {
    await browser.close();
  }
});
