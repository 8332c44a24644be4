import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { revision } from '@weft/tools/git-revision';
import { runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { compare } from '@weft/tools/visual/compare';
import type { Shot } from '@weft/tools/visual/plan';
import { type Finding, failures, report, summarise } from '@weft/tools/visual/report';
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

/** Shows progress: one updated line on a terminal, one message elsewhere. */
function counter(what: string): (done: number, all: number) => void {
  if (!process.stdout.isTTY) say(`taking screenshots of ${what}`);
  return (done, all) => {
    if (process.stdout.isTTY)
      process.stdout.write(`\rtaking screenshots of ${what}: ${done} of ${all}${done === all ? '\n' : ''}`);
  };
}

/** Identifies the browser and the code that take screenshots: only screenshots of the same key are comparable. */
async function captureKey(browser: Browser): Promise<string> {
  const source = await readFile(new URL(import.meta.resolve('@weft/tools/visual/shoot')));
  return `${browser.version()}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
}

const read = (folder: string, key: string): Promise<Buffer | undefined> =>
  readFile(path.join(folder, `${key}.png`)).catch(() => undefined);

/** Compares one screenshot with its earlier version and copies those that differ to the report. */
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
    const failure = broken.before.get(key);
    return { ...about, kind: 'added', ...(failure && { reason: `at ${ref} ${failure}` }) };
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
  say(`building the Storybook of ${ref} and of the working tree`);
  const old = await buildRevision(commit);
  const here = await buildHere();

  const browser = await launch();
  try {
    const before = path.join(VISUAL, commit, `pictures-${await captureKey(browser)}`);
    const after = path.join(VISUAL, 'here-pictures');
    await rm(after, { recursive: true, force: true });
    const was = await shoot(browser, old, before, wanted, counter(ref));
    const is = await shoot(browser, here, after, wanted, counter('the working tree'));
    if (is.shots.length === 0) {
      throw new UserError(`No story id contains any of these words: ${words.join(', ')}.`);
    }
    await rm(REPORT, { recursive: true, force: true });
    await mkdir(REPORT, { recursive: true });
    const known = new Set(is.shots.map(({ key }) => key));
    const gone = was.shots.filter(({ key }) => !known.has(key));
    const findings: Finding[] = [];
    const broken = { before: was.broken, after: is.broken };
    for (const shot of [...is.shots, ...gone]) findings.push(await judge(shot, before, after, broken));
    await writeFile(path.join(REPORT, 'index.html'), report(findings, ref));
    for (const line of failures(findings)) say(line);
    say(`${summarise(findings, ref)}\n${path.relative(process.cwd(), path.join(REPORT, 'index.html'))}`);
    return findings.every(({ kind }) => kind === 'same') ? 0 : 1;
  } finally {
    await browser.close();
  }
});
