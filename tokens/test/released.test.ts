import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMatrix } from '../check.ts';
import type { Matrix } from '../checks/contrast.ts';
import { ROOT } from '../compile.ts';
import { untoldProblems, waitingTexts } from '../diff/changesets.ts';
import { compare } from '../diff/compare.ts';
import type { Removed } from '../diff/contract.ts';
import { type Release, recordOf, snapshotFrom } from '../diff/record.ts';
import { type Snapshot, snapshotOf } from '../diff/snapshot.ts';

const json = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8')) as T;
const { removed } = json<{ removed: Removed }>('removed.json');

let now: Snapshot;
let matrix: Matrix;
beforeAll(async () => {
  now = await snapshotOf(ROOT);
  matrix = await loadMatrix();
}, 60_000);

/** What these changesets leave untold between a release and the present tokens. */
function untold(release: Release, texts: readonly string[]): string[] {
  const before = snapshotFrom(release);
  return untoldProblems(texts, compare(before, now, removed, matrix), before, now);
}

/** A changeset of both packages. */
const says = (bump: string, text: string): string =>
  `---\n'@weft/tokens': ${bump}\n'@weft/design-system': ${bump}\n---\n\n${text}\n`;

describe('the release on record', () => {
  it('is that of the version that the package has', () => {
    expect(json<Release>('released.json').version).toBe(json<{ version: string }>('package.json').version);
  });

  it('differs from the present tokens only by what waiting changesets tell', async () => {
    const texts = await waitingTexts(new URL('../.changeset/', ROOT));
    expect(untold(json<Release>('released.json'), texts)).toEqual([]);
  });
});

describe('a change since a release', () => {
  /** The present tokens as a release, with one of them as it was before. */
  function released(change: (tokens: Record<string, Release['tokens'][string]>) => void): Release {
    const release = structuredClone(recordOf(now));
    change(release.tokens as Record<string, Release['tokens'][string]>);
    return release;
  }
  const another = (id: string, mode: string) =>
    released((tokens) => {
      const token = tokens[id];
      if (token) tokens[id] = { ...token, looks: { ...token.looks, [mode]: 'other' } };
    });

  it('is nothing where nothing changed', () => {
    expect(untold(recordOf(now), [])).toEqual([]);
  });

  it('of a value is a patch that names the token, in whatever mode', () => {
    for (const mode of ['light', 'dark-hc', 'forced']) {
      const release = another('color.fg.muted', mode);
      expect(untold(release, [])).toEqual([
        'a changeset gives @weft/tokens a none bump, but the tokens demand patch: raise it',
        'a changeset gives @weft/design-system a none bump, but the tokens demand patch: raise it',
        'color.fg.muted changed since 0.1.0, and no changeset names it',
      ]);
      expect(untold(release, [says('minor', '`color.fg.muted-2` is new.')])).toHaveLength(1);
      expect(untold(release, [says('patch', '`color.fg.muted` is darker.')])).toEqual([]);
    }
  });

  it('may be told by the token that was edited', () => {
    const edited = now.modes.get('light')?.['color.fg.muted']?.sources[0];
    expect(edited).toMatch(/^palette\./);
    expect(untold(another('color.fg.muted', 'light'), [says('patch', `\`${edited}\` is darker.`)])).toEqual(
      [],
    );
  });

  it('by which a token came or went is a minor one', () => {
    const came = released((tokens) => {
      delete tokens['color.fg.muted'];
    });
    const went = released((tokens) => {
      tokens['color.fg.faint'] = { type: 'color', names: ['--ds-color-fg-faint'], looks: {} };
    });
    for (const [release, id] of [
      [came, 'color.fg.muted'],
      [went, 'color.fg.faint'],
    ] as const) {
      expect(untold(release, [says('patch', `\`${id}\``)])).toHaveLength(2);
      expect(untold(release, [says('minor', `\`${id}\``)])).toEqual([]);
      expect(untold(release, [says('minor', 'Words.')])).toHaveLength(1);
    }
  });
});
