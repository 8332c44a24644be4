/**
 * How a message is capitalised. `sentence`: its first letter. `words`: the first letter of every word. `none`: not at
 * all.
 */
export type MessageCapitalisation = 'sentence' | 'words' | 'none';

/** How typed text is capitalised: its first letter, the first letter of every word, or every letter. */
export type InputCapitalisation = 'sentence' | 'words' | 'upper';

/** Georgian letters. Their capitals are for words in capitals alone, never for the start of one. */
const GEORGIAN = /[\u10D0-\u10FF]/;

/**
 * `toUpperCase` may expand one letter to two (ß to SS, ﬁ to FI); at the start of a word only the first stays a
 * capital.
 */
function capital(letter: string): string {
  if (GEORGIAN.test(letter)) return letter;
  const [first = '', ...rest] = letter.toUpperCase();
  return first + rest.join('').toLowerCase();
}

const SENTENCE_START = /^(\s*)(\S)/u;
const WORD_START = /(^|\s)(\S)/gu;

function capitaliseStart(text: string, start: RegExp): string {
  return text.replace(start, (_match, before: string, letter: string) => before + capital(letter));
}

/**
 * Capitalises a message and leaves the rest as written, such as acronyms and names. Works on code points and ignores
 * the locale, so that server and browser render the same text. Leading white space is trimmed, except under `none`.
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
 * Capitalises typed text. Unlike {@link capitaliseMessage} it keeps all white space.
 *
 * @param text The control's value.
 * @param rule Which letters become capitals.
 */
export function capitaliseText(text: string, rule: InputCapitalisation): string {
  if (rule === 'upper') return text.toUpperCase();
  return capitaliseStart(text, rule === 'words' ? WORD_START : SENTENCE_START);
}
