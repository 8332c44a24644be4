import { findRevision, revision } from '../git-revision.ts';
import { UserError } from '../user-error.ts';

/** The meaning of the words on the command line. */
interface Chosen {
  /** The revision to compare with, as the user named it, and its full hash. */
  readonly ref: string;
  readonly commit: string;
  /** Parts of story ids. */
  readonly words: readonly string[];
}

/**
 * Reads the words of the command line: a git revision if the first one is its name, else `HEAD`, and parts of story ids.
 *
 * @throws UserError when there is no commit at all
 */
export async function readWords(words: readonly string[]): Promise<Chosen> {
  const [first, ...rest] = words;
  const commit = first === undefined ? undefined : await findRevision(first);
  if (first === undefined || commit === undefined)
    return { ref: 'HEAD', commit: await revision('HEAD'), words };
  return { ref: first, commit, words: rest };
}

/**
 * Checks that each word is part of a story id: a misspelt revision would otherwise mean a comparison with `HEAD`.
 *
 * @param ids Ids of the stories of both Storybooks.
 * @throws UserError when a word is not
 */
export function checkWords(words: readonly string[], ids: readonly string[]): void {
  const unknown = words.filter((word) => !ids.some((id) => id.includes(word)));
  if (unknown.length === 0) return;
  throw new UserError(
    `Neither a git revision, as the first word, nor part of a story id: ${unknown.join(', ')}. Check the spelling: git branch --all.`,
  );
}

/** The note for a revision's name that is also part of story ids. */
export const ambiguity = (ref: string, ids: readonly string[]): string | undefined =>
  ids.some((id) => id.includes(ref))
    ? `'${ref}' is the name of a git revision and part of story ids: it is compared with. For the stories: visual HEAD ${ref}`
    : undefined;
