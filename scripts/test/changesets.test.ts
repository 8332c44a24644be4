import { readChangesets } from '@changesets/read';
import { fromRoot } from '@weft/tools/paths';
import { expect, it } from 'vitest';

/** The package that customers install, and the tokens inside it, whose bump is computed. */
const PUBLISHED = ['@weft/design-system', '@weft/tokens'];

it('every changeset names published packages and describes the change', async () => {
  const changesets = await readChangesets(fromRoot('.'));
  const named = changesets.flatMap(({ releases }) => releases.map(({ name }) => name));
  expect(named.filter((name) => !PUBLISHED.includes(name))).toEqual([]);
  expect(changesets.filter(({ releases, summary }) => !releases.length || !summary)).toEqual([]);
});
