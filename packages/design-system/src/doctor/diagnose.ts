import {
  type Finding,
  fontsMissing,
  islandsForgotten,
  layerOrder,
  namelessLayers,
  OF_APPLICATION,
  oldTokens,
  reactTwice,
  stylesMissing,
  stylesTwice,
  tailwindLayers,
  unlayeredRules,
} from './findings.js';
import { forgottenIslands } from './islands.js';
import { isPlain, isVisible } from './plain-elements.js';
import { isNameless, type LayeredRule, outermost, readStyles, type Styles } from './style-rules.js';

const isOurs = (layer: string): boolean => layer === 'ds' || layer.startsWith('ds.');

/** Whether a rule from outside the package's layers changes the look of parts, because it selects plain elements. */
const overrides = ({ rule, layer, isScoped }: LayeredRule): boolean =>
  !isOurs(layer) && !isScoped && isPlain(rule.selectorText) && [...rule.style].some(isVisible);

/** How often the style sheet is loaded: each copy has the reset of our parts once. */
const copiesOf = ({ rules }: Styles): number =>
  rules.filter(({ rule, layer }) => layer === 'ds.base' && rule.style.boxSizing === 'border-box').length;

function styles(page: Document, read: Styles): Finding[] {
  const copies = copiesOf(read);
  if (copies > 1) return [stylesTwice([])];
  const variable = page.defaultView
    ?.getComputedStyle(page.documentElement)
    .getPropertyValue('--ds-stroke-focus');
  return copies === 1 || (read.isPartial && variable) ? [] : [stylesMissing()];
}

/** The selectors of the first rules, to name them. */
const selectorsOf = (rules: readonly LayeredRule[]): string[] =>
  rules.slice(0, 3).map(({ rule }) => rule.selectorText);

function layers({ layers: order, rules }: Styles): Finding[] {
  const place = (name: string): number => order.indexOf(name);
  const ours = place('ds');
  const overriding = rules.filter(overrides);
  const unlayered = overriding.filter(({ layer }) => layer === '');
  const late = overriding.filter(({ layer }) => layer !== '' && place(outermost(layer)) > ours);
  const nameless = late.filter(({ layer }) => isNameless(layer));
  const stronger = [...new Set(late.map(({ layer }) => outermost(layer)))].filter(
    (layer) => !isNameless(layer) && !OF_APPLICATION.includes(layer),
  );
  const hasTailwind = place('theme') >= 0 && place('utilities') >= 0;
  const isBehind = hasTailwind && ours > place('utilities');
  return [
    ...(unlayered.length > 0 ? [unlayeredRules(selectorsOf(unlayered))] : []),
    ...(nameless.length > 0 ? [namelessLayers(selectorsOf(nameless))] : []),
    ...(hasTailwind && (isBehind || stronger.includes('base')) ? [tailwindLayers()] : []),
    ...(!hasTailwind && stronger.length > 0 ? [layerOrder(stronger)] : []),
  ];
}

const GENERIC = /^(?:system-ui|ui-.*|sans-serif|serif|monospace)$/;

/** Whether the visitor's system has a typeface. Without it, text is exactly as wide as in each generic family behind it. */
function isInstalled(page: Document, family: string): boolean {
  const context = page.createElement('canvas').getContext('2d');
  if (!context) return false;
  return ['monospace', 'serif'].some((fallback) => {
    const [alone, named] = [fallback, `"${family}", ${fallback}`].map((families) => {
      context.font = `40px ${families}`;
      return context.measureText('Handgloves 0123').width;
    });
    return alone !== named;
  });
}

function fonts(page: Document): Finding[] {
  const families = page.defaultView
    ?.getComputedStyle(page.documentElement)
    .getPropertyValue('--ds-font-family-sans');
  const family = families?.split(',')[0]?.trim().replaceAll(/['"]/g, '') ?? '';
  if (!family || GENERIC.test(family)) return [];
  const isDeclared = [...page.fonts].some((face) => face.family.replaceAll(/['"]/g, '') === family);
  return isDeclared || isInstalled(page, family) ? [] : [fontsMissing(family)];
}

/** Each copy of React DOM marks its elements with a random word of its own. */
function react(page: Document): Finding[] {
  const words = new Set<string>();
  for (const element of page.querySelectorAll('*'))
    for (const key of Object.keys(element)) {
      const [, word] = /^__react(?:Fiber|Container)\$(\w+)$/.exec(key) ?? [];
      if (word) words.add(word);
    }
  return words.size > 1 ? [reactTwice()] : [];
}

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

function tokens(page: Document, { rules }: Styles): Finding[] {
  const ours = rules.filter(({ layer }) => isOurs(layer)).map(({ rule }) => rule.cssText);
  const known = new Set(names(ours.join('\n'), /(--ds-[\w-]+)/g));
  if (known.size === 0) return [];
  const others = [
    ...rules.filter(({ layer }) => !isOurs(layer)).map(({ rule }) => rule.cssText),
    ...[...page.querySelectorAll('[style*="--ds-"]')].map((element) => element.getAttribute('style') ?? ''),
  ].join('\n');
  const used = new Set(names(others, /var\(\s*(--ds-[\w-]+)/g));
  const set = new Set(names(others, /(?<![\w(-])(--ds-[\w-]+)\s*:/g));
  // A host may have variables of its own with this prefix: it sets and uses them.
  const lost = [...used, ...set].filter((name) => !known.has(name) && used.has(name) !== set.has(name));
  const settings = rules
    .filter(({ layer }) => !isOurs(layer))
    .map(({ rule }) => ({ selector: rule.selectorText, names: [...rule.style] }));
  const forgotten = forgottenIslands(settings, known);
  return [
    ...(lost.length > 0 ? [oldTokens([...new Set(lost)].sort())] : []),
    ...(forgotten.length > 0 ? [islandsForgotten(forgotten)] : []),
  ];
}

/**
 * Looks at the live page for what goes wrong when the package is installed: the style sheet missing or twice, a reset that
 * wins, Tailwind's layers out of order, no font, two Reacts, variables of another version.
 *
 * For tests and for the console of a development build; it reads every rule and element, and changes nothing.
 *
 * @param page The document to look at.
 * @returns One entry for each fault; empty when there is none.
 * @throws {Error} Where there is no layout, as in jsdom.
 */
export function diagnose(page: Document = document): Finding[] {
  // Simulated documents have no fonts. Their style sheets and computed styles are incomplete, which would look like a fault.
  if (!('fonts' in page))
    throw new Error(
      "diagnose() needs a browser with layout, such as Vitest's browser mode or Playwright: a simulated document, as jsdom has, cannot be judged.",
    );
  const read = readStyles(page);
  return [...styles(page, read), ...layers(read), ...fonts(page), ...react(page), ...tokens(page, read)];
}
