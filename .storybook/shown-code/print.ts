import { type Child, isCompound, Markup, Name, type Value } from './tree.js';

/** Columns that a line may have. */
const WIDTH = 80;

const STEP = '  ';

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, STEP);

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const isPlainKey = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

function entry(key: string, value: Value, width: number): string {
  if (value instanceof Name && value.text === key) return key;
  return `${isPlainKey(key) ? key : quoted(key)}: ${printValue(value, width - key.length - 2)}`;
}

/** Brackets around parts: on one line where they fit, else each on its own. */
function bracketed(
  [open, close, pad]: readonly [string, string, string],
  parts: readonly string[],
  width: number,
): string {
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent(part)},\n`).join('')}${close}`;
}

/** A value as JavaScript writes it. */
export function printValue(value: Value, width = WIDTH): string {
  if (value instanceof Name) return value.text;
  if (value instanceof Markup) return inParentheses(value, width);
  if (typeof value === 'string') return quoted(value);
  if (!isCompound(value)) return String(value);
  const inner = width - STEP.length;
  if (Array.isArray(value)) {
    const parts = (value as readonly Value[]).map((each) => printValue(each, inner));
    return bracketed(['[', ']', ''], parts, width);
  }
  const parts = Object.entries(value).map(([key, each]) => entry(key, each, inner));
  return bracketed(['{', '}', ' '], parts, width);
}

/** Markup where JavaScript stands: in parentheses where it takes more than a line. */
function inParentheses(markup: Markup, width: number): string {
  const line = printMarkup(markup, width);
  if (!line.includes('\n')) return line;
  return `(\n${indent(printMarkup(markup, width - STEP.length))}\n)`;
}

function attribute([name, value]: readonly [string, Value], width: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n&{}]/.test(value)) return `${name}="${value}"`;
  if (value instanceof Markup) {
    const line = printMarkup(value, width);
    return line.includes('\n') ? `${name}={\n${indent(line)}\n}` : `${name}={${line}}`;
  }
  return `${name}={${printValue(value, width - name.length - 3)}}`;
}

/** The first tag of an element, up to what closes it. */
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

/** A word of a text; braces and angle brackets mean something else between tags. */
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

/** Children cut where a line may break. */
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

/** Whether a piece goes on the line of the one before it: text does where it fits, and must where no space divides them. */
function joins(line: string, before: Piece, next: Piece, width: number): boolean {
  if (!before.isText && !next.isText) return false;
  if (!next.spaced) return true;
  return !/\n/.test(line + next.code) && line.length + 1 + next.code.length <= width;
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

/** An element as JSX writes it, at most so many columns wide where its words allow it. */
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
