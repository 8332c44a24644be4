/**
 * How a message is capitalised. `sentence`: its first letter. `words`: the first letter of every word.
 * `none`: not at all.
 * Error text has its first letter capitalised.
 */
export type MessageCapitalisation = 'sentence' | 'words' | 'none';

/** How typed text is capitalised: its first letter, the first letter of every word, or every letter. */
export type InputCapitalisation = 'sentence' | 'words' | 'upper';

/**
 * `toUpperCase` may expand one letter to two (ß to SS, ﬁ to FI): only the first of them is a capital at a
 * word's start.
 */
function capital(letter: string): string {
  const [first = '', ...rest] = letter.toUpperCase();
  return first + rest.join('').toLowerCase();
}

const SENTENCE_START = /^(\s*)(\S)/u;
const WORD_START = /(^|\s)(\S)/gu;

function capitaliseStart(text: string, start: RegExp): string {
  return text.replace(start, (_match, before: string, letter: string) => before + capital(letter));
}

/**
 * Capitalises a message without touching the rest of it, so acronyms and names stay as written.
 * Works on code points (accents, letters beyond the basic plane) and is independent of the locale: a Turkish
 * browser shows the same text as the server. White space in front is dropped, except under `none`, which
 * returns the text as it is.
 *
 * @param text The message; plain text.
 * @param rule Which letters become capitals.
 * @default rule 'sentence'
 */
export function capitaliseMessage(text: string, rule: MessageCapitalisation = 'sentence'): string {
  if (rule === 'none') return text;
  return capitaliseStart(text.trimStart(), rule === 'words' ? WORD_START : SENTENCE_START);
}

/**
 * Capitalises what a person typed. Unlike {@link capitaliseMessage} it keeps every space: the text is theirs.
 *
 * @param text The control's value.
 * @param rule Which letters become capitals.
 */
export function capitaliseText(text: string, rule: InputCapitalisation): string {
  if (rule === 'upper') return text.toUpperCase();
  return capitaliseStart(text, rule === 'words' ? WORD_START : SENTENCE_START);
}
