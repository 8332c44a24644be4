import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Matrix } from '../checks/contrast.ts';
import { ROOT } from '../compile.ts';
import type { Bump } from '../diff/bumps.ts';
import { type Changeset, missingChangesetProblems } from '../diff/changesets.ts';
import { compare } from '../diff/compare.ts';
import { recordOf, snapshotFrom } from '../diff/release-record.ts';
import { changesetText } from '../diff/report.ts';
import { type Snapshot, type State, snapshotOf } from '../diff/snapshot.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

const matrix = JSON.parse(readFileSync(new URL('contrast.json', ROOT), 'utf8')) as Matrix;

let now: Snapshot;
beforeAll(async () => {
  now = await snapshotOf(ROOT);
}, BUILD_TIMEOUT);

/** The problems of the present tokens after a release, with these changesets pending. */
const problems = (release: Snapshot, changesets: readonly Changeset[]): string[] =>
  missingChangesetProblems(changesets, compare(release, now, {}, matrix), release, now);

/** A changeset of both packages. */
const changeset = (type: Bump, summary: string): Changeset => ({
  summary,
  releases: ['@weft/tokens', '@weft/design-system'].map((name) => ({ name, type })),
});

/** The present tokens as a recorded release, with another value of `color.fg.muted` in one mode. */
function releaseWith(mode: string): Snapshot {
  const release = snapshotFrom(recordOf(now));
  const state = release.modes.get(mode)?.['color.fg.muted'] as State;
  state.fingerprint = 'other';
  return release;
}

describe('a change since the last release', () => {
  it('is none when the record has the present tokens', () => {
    expect(problems(snapshotFrom(recordOf(now)), [])).toEqual([]);
  });

  it.each(['light', 'dark-hc', 'forced'])('of a value in %s needs a patch that names the token', (mode) => {
    const release = releaseWith(mode);
    expect(problems(release, [])).toEqual([
      'a changeset gives @weft/tokens no bump, but the tokens need patch: raise it',
      'a changeset gives @weft/design-system no bump, but the tokens need patch: raise it',
      `color.fg.muted changed since ${now.version}: name it in a changeset, in backticks (tokens:diff main --write does)`,
    ]);
    expect(problems(release, [changeset('minor', '`color.fg.muted-2` is new.')])).toHaveLength(1);
    expect(problems(release, [changeset('patch', '`color.fg.muted` is darker.')])).toEqual([]);
  });

  it('may be named by the edited token that it is an alias of', () => {
    const edited = now.modes.get('light')?.['color.fg.muted']?.sources[0];
    expect(edited).toMatch(/^palette\./);
    expect(problems(releaseWith('light'), [changeset('patch', `\`${edited}\` is darker.`)])).toEqual([]);
  });

  it.each(['added', 'removed'])('by which a token is %s needs a minor bump', (kind) => {
    const id = kind === 'added' ? 'color.fg.muted' : 'color.fg.faint';
    const release = snapshotFrom(
      kind === 'added'
        ? recordOf(now).replace(/^color\.fg\.muted\t.*\n/m, '')
        : `${recordOf(now)}color.fg.faint\tcolor\t--ds-color-fg-faint\n`,
    );
    const [, summary = ''] = changesetText(compare(release, now, {}, matrix)).split('---\n\n');
    expect(problems(release, [changeset('minor', summary)])).toEqual([]);
    expect(problems(release, [changeset('patch', `\`${id}\``)])).toHaveLength(2);
    expect(problems(release, [changeset('minor', `\`${id}\``)])).toEqual([]);
    expect(problems(release, [changeset('minor', 'Words.')])).toHaveLength(1);
  });

  /** The recorded release, with the rest of a token's line or of the utilities' line rewritten. */
  const edited = (line: RegExp, by: string): Snapshot => {
    const record = recordOf(now);
    expect(record).toMatch(line);
    return snapshotFrom(record.replace(line, by));
  };

  it.each([
    ['a utility is gone', 'font-broad', 'major', /^utilities\t/m, 'utilities\tfont-broad '],
    ['a type is another', 'radius.sm', 'major', /^(radius\.sm)\tdimension/m, '$1\tnumber'],
    ['a name is another', 'radius.sm', 'major', /--ds-radius-sm\b/m, '--ds-corner-sm'],
    ['a utility is new', 'font-wide', 'minor', / font-wide\b/m, ''],
  ] as const)('by which %s has to be named', (_, subject, bump, line, by) => {
    const release = edited(line, by);
    expect(problems(release, [changeset(bump, 'Words.')])).toEqual([
      `${subject} changed since ${now.version}: name it in a changeset, in backticks (tokens:diff main --write does)`,
    ]);
    const [, summary = ''] = changesetText(compare(release, now, {}, matrix)).split('---\n\n');
    expect(problems(release, [changeset(bump, summary)])).toEqual([]);
  });

  it('by which a token is deprecated has to be named', () => {
    const release = snapshotFrom(recordOf(now));
    const deprecated = structuredClone(now);
    for (const states of deprecated.modes.values()) (states['radius.sm'] as State).deprecated = true;
    const difference = compare(release, deprecated, {}, matrix);
    const remaining = (summary: string) =>
      missingChangesetProblems([changeset('minor', summary)], difference, release, deprecated);
    expect(remaining('Words.')).toEqual([expect.stringMatching(/^radius\.sm changed since/)]);
    expect(remaining('`radius.sm` is deprecated.')).toEqual([]);
  });
});
