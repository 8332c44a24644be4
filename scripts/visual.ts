import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recipes, toSvg, weave } from '@weft/cloth';
import { readComponents } from '@weft/tools/components';
import { useBrowser } from '@weft/tools/find-browser';
import { withLock } from '@weft/tools/lock';
import { readOptions } from '@weft/tools/options';
import { fromRoot } from '@weft/tools/paths';
import { runStoppable } from '@weft/tools/stop-signals';
import { say } from '@weft/tools/table';
import { UserError } from '@weft/tools/user-error';
import { ambiguity, checkWords, readWords } from '@weft/tools/visual/arguments';
import { causesOf, changedFiles, changedTokens, readIndex } from '@weft/tools/visual/causes';
import { compare } from '@weft/tools/visual/compare';
import { failures, reviewOf, summarise } from '@weft/tools/visual/findings';
import { goneShots, type Shot } from '@weft/tools/visual/plan';
import { writeReport } from '@weft/tools/visual/report';
import type { Causes, Comparison, Review } from '@weft/tools/visual/review';
import { launch, type Pictures, shoot } from '@weft/tools/visual/shoot';
import { buildHere, buildRevision, HERE, VISUAL } from '@weft/tools/visual/storybook';
import type { Browser } from 'playwright';

const REPORT = path.join(VISUAL, 'report');

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

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
  const hash = createHash('sha256');
  for (const name of ['browser', 'visual/plan', 'visual/shoot', 'visual/story-frame'])
    hash.update(await readFile(new URL(import.meta.resolve(`@weft/tools/${name}`))));
  return `${browser.version()}-${hash.digest('hex').slice(0, 8)}`;
}

const read = (folder: string, key: string): Promise<Buffer | undefined> =>
  readFile(path.join(folder, `${key}.png`)).catch(() => undefined);

/** Two Storybooks' screenshots, of the revision and of the working tree. */
interface Taken {
  readonly ref: string;
  readonly folders: Readonly<Record<'before' | 'after', string>>;
  readonly broken: Readonly<Record<'before' | 'after', Pictures['broken']>>;
}

/** Compares one screenshot with its earlier version and copies those that differ to the report. */
async function judge(shot: Shot, { ref, folders, broken }: Taken): Promise<Comparison> {
  const { key, title, story, look } = shot;
  const reason = broken.after.get(key);
  const [old, now] = await Promise.all([read(folders.before, key), read(folders.after, key)]);
  const hash = createHash('sha256');
  for (const picture of [old, now]) hash.update(picture ?? '').update('\n');
  const about = { key, title, story, look, fingerprint: hash.digest('hex') };
  if (reason !== undefined) return { ...about, kind: 'broken', reason };
  const keep = (name: 'before' | 'after') =>
    copyFile(path.join(folders[name], `${key}.png`), path.join(REPORT, `${key}.${name}.png`));
  if (!old) {
    await keep('after');
    const failure = broken.before.get(key);
    return { ...about, kind: 'added', ...(failure && { reason: `at ${ref} ${failure}` }) };
  }
  if (!now) {
    await keep('before');
    return { ...about, kind: 'removed' };
  }
  const found = compare(old, now);
  if (!found) return { ...about, kind: 'same' };
  const { picture, ...difference } = found;
  await Promise.all([
    keep('before'),
    keep('after'),
    writeFile(path.join(REPORT, `${key}.difference.png`), picture),
  ]);
  return { ...about, kind: 'changed', difference };
}

/** Finds the causes of each component's changes since a commit. */
async function readCauses(
  commit: string,
  old: string,
): Promise<{ files: string[]; of: (title: string) => Causes }> {
  const files = await changedFiles(commit);
  const tokens = files.some((file) => file.startsWith('tokens/')) ? await changedTokens(commit) : [];
  const components = await readComponents();
  const folders = new Map([...(await readIndex(old)).folders, ...(await readIndex(HERE)).folders]);
  return { files, of: (title) => causesOf(folders.get(title) ?? '', files, tokens, components) };
}

/** Takes and compares the screenshots. */
async function compareAll(
  browser: Browser,
  old: string,
  { ref, commit, words }: Awaited<ReturnType<typeof readWords>>,
): Promise<Review> {
  const wanted = { all: values.all, words };
  const folders = {
    before: path.join(VISUAL, commit, `pictures-${await captureKey(browser)}`),
    after: path.join(VISUAL, 'here-pictures'),
  };
  await rm(folders.after, { recursive: true, force: true });
  const was = await shoot(browser, old, folders.before, wanted, undefined, counter(ref));
  const is = await shoot(browser, HERE, folders.after, wanted, folders.before, counter('the working tree'));
  if (is.shots.length === 0 && was.shots.length === 0)
    throw new UserError(`No story with a picture has any of these words in its id: ${words.join(', ')}.`);
  await rm(REPORT, { recursive: true, force: true });
  await mkdir(REPORT, { recursive: true });
  const gone = goneShots(was.shots, is.shots, was.broken);
  const taken: Taken = { ref, folders, broken: { before: was.broken, after: is.broken } };
  const comparisons: Comparison[] = [];
  for (const shot of [...is.shots, ...gone]) comparisons.push(await judge(shot, taken));
  const { files, of } = await readCauses(commit, old);
  return reviewOf(comparisons, of, { against: ref, commit, files });
}

const review = async (): Promise<number> => {
  const chosen = await readWords(positionals);
  await useBrowser();
  say(`building the Storybook of ${chosen.ref} and of the working tree`);
  const old = await buildRevision(chosen.commit);
  const { ids } = await readIndex(await buildHere());
  checkWords(chosen.words, [...ids, ...(await readIndex(old)).ids]);
  const both = ambiguity(chosen.ref, ids);
  if (both) say(both);
  const browser = await launch();
  try {
    const found = await compareAll(browser, old, chosen);
    await writeReport(REPORT, found, { tokens: fromRoot('tokens/dist'), mark: toSvg(weave(recipes.mark)) });
    for (const line of failures(found)) say(line);
    const isEqual = found.components.length === 0;
    const open = isEqual ? '' : 'Open the report (exit code 1 means that there is something to review): ';
    say(`${summarise(found)}\n${open}${path.relative(process.cwd(), path.join(REPORT, 'index.html'))}`);
    return isEqual ? 0 : 1;
  } finally {
    await browser.close();
  }
};

await runStoppable(() => withLock(path.join(VISUAL, 'lock'), 'another visual review', review));
