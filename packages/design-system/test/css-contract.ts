/** A block or statement of a stylesheet. */
export interface Block {
  /** The text before the brace: a selector, or an at-rule with its condition. */
  prelude: string;
  /** The preludes around it, outermost first. */
  inside: string[];
  /** The declarations directly in it. */
  body: string;
}

/** Every block, and every statement outside of blocks, in order. Handles strings and comments. */
export function blocks(css: string): Block[] {
  const found: Block[] = [];
  const open: Block[] = [];
  let text = '';
  for (const [token] of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[\s\S]/g)) {
    if (token === '{') {
      const block = { prelude: text.trim(), inside: open.map(({ prelude }) => prelude), body: '' };
      found.push(block);
      open.push(block);
      text = '';
    } else if (token === '}' || token === ';') {
      const around = open.at(-1);
      if (around) around.body += `${text.trim()};`;
      else if (token === ';') found.push({ prelude: text.trim(), inside: [], body: '' });
      if (token === '}') open.pop();
      text = '';
    } else if (!token.startsWith('/*')) {
      text += token;
    }
  }
  return found;
}

/** The parts of a list, split where a comma stands outside of brackets. */
function split(list: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of list.matchAll(/\\.|"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (/^[([]$/.test(token)) depth += 1;
    if (/^[)\]]$/.test(token)) depth -= 1;
    if (depth === 0 && token.length === 1 && at.test(token)) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A name with its escapes: `\32 xl` is `2xl` (CSS Syntax 3, 4.3.7). */
const NAME = /(?:\\[\da-f]{1,6}\s?|\\.|[\w-])+/.source;
const CLASS = new RegExp(`\\.(${NAME})`, 'gi');

/** The text without the content of strings. An escaped quotation mark starts no string. */
const unquoted = (text: string): string =>
  text.replaceAll(/(\\.)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (_, kept?: string) => kept ?? '""');

/** A selector of our own parts: one of our classes, or a slot. */
const PART = /\.ds\\:|\[data-slot[\]=]/;

/** The parts of a selector that count for specificity: without escapes, strings, pseudo-elements and `:where()`. */
function counted(selector: string): string {
  let rest = unquoted(selector)
    .replaceAll(/\\./g, '_')
    .replaceAll(/::[\w-]+/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, list: string) => {
      if (name === 'where') return '';
      if (!['is', 'not', 'has'].includes(name)) return '[]';
      return list.split(',').reduce((most, each) => (weight(each) > weight(most) ? each : most));
    });
  }
  return rest;
}

/** The number of classes, attributes and pseudo-classes: one column of specificity (Selectors 4, 17). */
const weight = (text: string): number => [...text.matchAll(/\.[\w-]+|\[[^\]]*]|:[\w-]+/g)].length;

/** The same for a whole selector, including `&` and its parents. */
function specificity(selector: string, around: readonly string[]): number {
  const [outer, ...further] = around.toReversed();
  const rest = counted(selector);
  if (outer === undefined) return weight(rest);
  const above = Math.max(...split(outer, /,/).map((each) => specificity(each, further.toReversed())));
  return weight(rest) + above * Math.max(1, rest.split('&').length - 1);
}

/** Whether a utility has a variant with a state: `ds:hover:flex`, not `ds:flex`. */
const hasVariant = (name: string): boolean =>
  (name.replaceAll(/\\\[.*?\\]/g, '').match(/\\:/g) ?? []).length > 1;

/** Selectors with too high a specificity: more than one class, and the state of its own variant. */
function weightProblems(selector: string, around: readonly string[]): string[] {
  const classes = [...unquoted([...around, selector].join(' ')).matchAll(CLASS)];
  const states = classes.some(([, name = '']) => hasVariant(name));
  const own = counted([...around, selector].join(' ')).match(/\.[\w-]+/g) ?? [];
  return (states ? own.length : specificity(selector, around)) > 1 ? ['counts more than one class'] : [];
}

/** Every class that a stylesheet has a rule for, as an element names it. */
export const classNames = (css: string): Set<string> =>
  new Set(
    blocks(css)
      .filter(isRule)
      .flatMap(({ prelude }) => [...unquoted(prelude).matchAll(CLASS)])
      .map(([, name = '']) =>
        name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign = '') =>
          code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
        ),
      ),
  );

/** Problems of one selector outside of the tokens' layer. */
function selectorProblems(selector: string, around: readonly string[]): string[] {
  const anchored = PART.test(selector) || (around.length > 0 && selector.includes('&'));
  const [first = ''] = split(selector, /[\s>+~]/);
  const foreign = [...unquoted(selector).matchAll(CLASS)].filter(
    ([, name = '']) => !name.startsWith('ds\\:'),
  );
  return [
    ...(anchored ? [] : ['touches what is not ours']),
    ...(/^[a-z*]/i.test(first) ? ['begins with a bare element'] : []),
    ...foreign.map(([name]) => `names the class ${name} without the prefix`),
    ...(/#/.test(counted(selector)) ? ['counts an id'] : []),
    ...weightProblems(selector, around),
  ];
}

const isRule = ({ prelude, inside }: Block): boolean =>
  inside.length > 0 &&
  !prelude.startsWith('@') &&
  !inside.some((around) => /^@(keyframes|property|font-face)/.test(around));

/** The layer that sets only the tokens' variables. */
const ROOTS = /^:where\((?:[^()]|\([^()]*\))*\)$/;

function ruleProblems({ prelude, inside, body }: Block): string[] {
  const [layer = ''] = inside;
  const declared = body.split(';').filter(Boolean);
  if (layer === '@layer ds.tokens')
    return [
      ...(ROOTS.test(prelude) ? [] : ['counts more than nothing']),
      ...(declared.every((each) => /^(--ds-|color-scheme:)/.test(each)) ? [] : ['sets more than tokens']),
    ];
  // Tailwind's own fall-back for browsers without @property: every element, but only variables with its prefix.
  if (layer === '@layer ds.properties')
    return declared.every((each) => each.startsWith('--tw-'))
      ? []
      : ['sets more than variables of utilities'];
  const around = inside.filter((each) => !each.startsWith('@'));
  return split(prelude, /,/).flatMap((each) => selectorProblems(each, around));
}

/**
 * Problems of the stylesheet's contract with a host: layers named `ds.*`, the prefix `ds` on every name, a
 * specificity of one class or attribute and no id (a utility with a variant also counts its state), and rules for our
 * own parts only.
 *
 * @returns a line for each breach, with the selector
 */
export function contractProblems(css: string): string[] {
  const all = blocks(css);
  const outside = all
    .filter(({ inside }) => inside.length === 0)
    .filter(({ prelude }) => !/^@layer (ds\.[a-z]+(, )?)+$|^@property --tw-/.test(prelude))
    .map(({ prelude }) => `${prelude}: is in no layer of ours`);
  const deeper = all
    .filter(({ prelude, inside }) => inside.length > 0 && prelude.startsWith('@layer'))
    .map(({ prelude }) => `${prelude}: is a layer inside a layer`);
  const keyframes = all
    .filter(({ prelude }) => /^@keyframes (?!ds-)/.test(prelude))
    .map(({ prelude }) => `${prelude}: has no prefix`);
  const rules = all
    .filter(isRule)
    .flatMap((block) => ruleProblems(block).map((problem) => `${block.prelude}: ${problem}`));
  const loads = /@import|url\((?!["']?data:)/.test(css) ? ['it asks for something outside itself'] : [];
  return [...outside, ...deeper, ...keyframes, ...rules, ...loads];
}
