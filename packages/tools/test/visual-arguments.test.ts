import { revision } from '@weft/tools/git-revision';
import { ambiguity, checkWords, readWords } from '@weft/tools/visual/arguments';
import { describe, expect, test } from 'vitest';

describe('the words of the command line', () => {
  test('are a revision and parts of story ids, or parts of story ids alone', async () => {
    const commit = await revision('HEAD');
    expect(await readWords([])).toEqual({ ref: 'HEAD', commit, words: [] });
    expect(await readWords(['HEAD', 'button'])).toEqual({ ref: 'HEAD', commit, words: ['button'] });
    expect(await readWords([commit, 'button'])).toEqual({ ref: commit, commit, words: ['button'] });
    expect(await readWords(['no-such-revision', 'button'])).toEqual({
      ref: 'HEAD',
      commit,
      words: ['no-such-revision', 'button'],
    });
  });

  test('are refused when one is neither a revision nor part of a story id', () => {
    const ids = ['components-button--states'];
    expect(() => checkWords(['button'], ids)).not.toThrow();
    expect(() => checkWords(['mian', 'button'], ids)).toThrow(
      /part of a story id: mian\. Check the spelling/,
    );
  });

  test('notes when a revision’s name is also part of story ids', () => {
    const ids = ['components-button--states', 'components-heading--default'];
    expect(ambiguity('button', ids)).toContain('visual HEAD button');
    expect(ambiguity('HEAD', ids)).toBeUndefined();
  });
});
