import { type Child, isCompound, Markup, Name, type Prop, type Value } from './tree.js';

/** Columns that a line may have. */
export const WIDTH = 80;

const STEP = '  ';

/** A text with each line one step further in. */
export const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, STEP);

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const isPlainKey = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

function entry(key: string, value: Value, width: number): string {
  if (value instanceof Name && value.text === key) return key;
  const name = isPlainKey(key) ? key : quoted(key);
  return `${name}: ${printValue(value, width, name.length + 3)}`;
}

/** Parts in brackets: on one line if they fit after the used columns, otherwise each on its own line. */
export function bracketed(
  [open, close, pad]: readonly [string, string, string],
  parts: readonly string[],
  width = WIDTH,
  used = 0,
): string {
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (used + line.length <= width && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent(part)},\n`).join('')}${close}`;
}

/**
 * A value as JavaScript writes it.
 *
 * @param used Columns of its first line that are already taken.
 */
export function printValue(value: Value, width = WIDTH, used = 0): string {
  if (value instanceof Name) return value.text;
  if (value instanceof Markup) return inParentheses(value, width, used);
  if (typeof value === 'string') return quoted(value);
  if (!isCompound(value)) return String(value);
  const inner = width - STEP.length;
  if (Array.isArray(value)) {
    const parts = (value as readonly Value[]).map((each) => printValue(each, inner, 1));
    return bracketed(['[', ']', ''], parts, width, used);
  }
  const parts = Object.entries(value).map(([key, each]) => entry(key, each, inner));
  return bracketed(['{', '}', ' '], parts, width, used);
}

/** Markup as a JavaScript expression: in parentheses if it takes more than one line. */
function inParentheses(markup: Markup, width: number, used: number): string {
  const line = printMarkup(markup, width - used);
  return line.includes('\n') ? `(\n${indent(printMarkup(markup, width - STEP.length))}\n)` : line;
}

function attribute([name, value]: Prop, width: number): string {
  const used = name.length + 3;
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n]|&[#\w]+;/.test(value)) return `${name}="${value}"`;
  if (!(value instanceof Markup)) return `${name}={${printValue(value, width, used)}}`;
  const line = printMarkup(value, width - used);
  if (!line.includes('\n')) return `${name}={${line}}`;
  return `${name}={\n${indent(printMarkup(value, width - STEP.length))}\n}`;
}

/** The opening tag of an element, without its end. */
function opening({ tag, props }: Markup, width: number): string {
  const parts = props.map((prop) => attribute(prop, width - STEP.length));
  const line = [`<${tag}`, ...parts].join(' ');
  const closed = props.length > 0 ? 1 : 0;
  if (line.length + closed <= width && !line.includes('\n')) return line;
  // One object or array stays beside its name, as in a call with one argument.
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && /^\w+=\{[[{]/.test(only)) return `<${tag} ${only}`;
  return `<${tag}\n${parts.map((part) => `${indent(part)}\n`).join('')}`;
}

/** A word of a text, with braces and angle brackets escaped. */
const word = (text: string): string => (/[{}<>]/.test(text) ? `{${quoted(text)}}` : text);

function printChild(child: Child, width: number): string {
  if (child instanceof Name) return `{${child.text}}`;
  return child instanceof Markup ? printMarkup(child, width) : word(child);
}

const SPACE = "{' '}";

/** A word or a tag, and whether a space stands before it. */
interface Piece {
  readonly code: string;
  readonly isText: boolean;
  readonly spaced: boolean;
}

/** The children, split where a line may break. */
function pieces(children: readonly Child[], width: number): { found: Piece[]; endsSpaced: boolean } {
  const found: Piece[] = [];
  let spaced = false;
  const add = (code: string, isText: boolean): void => {
    found.push({ code, isText, spaced });
    spaced = false;
  };
  for (const child of children) {
    const parts = typeof child === 'string' ? child.split(/(\s+)/) : [child];
    for (const part of parts) {
      if (typeof part !== 'string') add(printChild(part, width), false);
      else if (/^\s+$/.test(part)) spaced = true;
      else if (part !== '') add(word(part), true);
    }
  }
  return { found, endsSpaced: spaced };
}

/** Whether a piece continues the line of the previous one, as texts and the tags between them do. */
function joins(line: string, before: Piece, next: Piece, width: number): boolean {
  if (!before.isText && !next.isText) return false;
  const joined = `${line}${next.spaced ? ' ' : ''}${next.code}`;
  return joined.length <= width && !joined.includes('\n');
}

/** Children on lines of their own. A line break beside a tag is no space, so a space there is written out. */
function onLines(children: readonly Child[], width: number): string {
  const { found, endsSpaced } = pieces(children, width);
  const lines: string[] = [];
  let before: Piece | undefined;
  for (const piece of found) {
    const line = lines.at(-1) ?? '';
    if (before && joins(line, before, piece, width)) {
      lines[lines.length - 1] = `${line}${piece.spaced ? ' ' : ''}${piece.code}`;
    } else {
      const spaceIsLost = piece.spaced && !(before?.isText && piece.isText);
      if (spaceIsLost && before) lines[lines.length - 1] = `${line}${SPACE}`;
      else if (spaceIsLost) lines.push(SPACE);
      lines.push(piece.code);
    }
    before = piece;
  }
  return lines.join('\n') + (endsSpaced ? SPACE : '');
}

/** An element as JSX, at most `width` columns wide if its words allow it. */
export function printMarkup(markup: Markup, width = WIDTH): string {
  const { tag, children } = markup;
  const open = opening(markup, width);
  if (children.length === 0) {
    if (open.endsWith('\n')) return `${open}/>`;
    const line = `${open} />`;
    return line.length <= width || line.includes('\n') ? line : openBroken(markup, width, '/>');
  }
  const inner = children.map((child) => (typeof child === 'string' ? text(child) : printChild(child, width)));
  const line = `${open}>${inner.join('')}</${tag}>`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open}>\n${indent(onLines(children, width - STEP.length))}\n</${tag}>`;
}

/** A text on the line of its tags. */
const text = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((part) => (/^\s*$/.test(part) ? part : word(part)))
    .join('');

const openBroken = ({ tag, props }: Markup, width: number, close: string): string =>
  `<${tag}\n${props.map((prop) => `${indent(attribute(prop, width - STEP.length))}\n`).join('')}${close}`;
