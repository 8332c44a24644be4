import { selectorSpecificity } from '@csstools/selector-specificity';
import { type AtRule, type Node, parse, type Rule } from 'postcss';
import parseSelector, { type Selector, type Node as SelectorNode } from 'postcss-selector-parser';

const selectorsOf = ({ selector }: Rule): Selector[] => parseSelector().astSync(selector).nodes;

/** The rules and at-rules around a node, innermost first. */
function around({ parent }: Node): (Rule | AtRule)[] {
  return parent?.type === 'rule' || parent?.type === 'atrule'
    ? [parent as Rule | AtRule, ...around(parent as Node)]
    : [];
}

/** Every rule of a stylesheet except the steps of keyframes. */
export function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  parse(css).walkRules((rule) => {
    if (!around(rule).some((each) => each.type === 'atrule' && each.name === 'keyframes')) found.push(rule);
  });
  return found;
}

/** Every node of a selector, also inside its pseudo-classes. */
function nodesOf(selector: Selector): SelectorNode[] {
  const found: SelectorNode[] = [];
  selector.walk((node) => {
    found.push(node);
  });
  return found;
}

/** The unescaped classes of a selector, as an element names them. */
const classesOf = (selector: Selector): string[] =>
  nodesOf(selector).flatMap((node) => (node.type === 'class' ? [node.value] : []));

/** The classes of all rules, as an element names them. */
export const classNames = (css: string): Set<string> =>
  new Set(rulesOf(css).flatMap(selectorsOf).flatMap(classesOf));

/** Whether a utility has a variant: `ds:hover:flex`, not `ds:flex`. */
const hasVariant = (name: string): boolean => name.replaceAll(/\[.*?]/g, '').split(':').length > 2;

/** Classes, attributes and pseudo-classes: one column of specificity (Selectors 4, 17), with the rules around it. */
function weight(selector: Selector, outer: readonly Rule[]): number {
  const [parent, ...further] = outer;
  const own = selectorSpecificity(selector).b;
  if (!parent) return own;
  const uses = nodesOf(selector).filter(({ type }) => type === 'nesting').length;
  return own + Math.max(...selectorsOf(parent).map((each) => weight(each, further))) * Math.max(1, uses);
}

/** Whether a selector counts more than one class. A utility with a variant may also count its state. */
function isHeavy(selector: Selector, outer: readonly Rule[]): boolean {
  const chain = [selector, ...outer.flatMap(selectorsOf)];
  if (!chain.flatMap(classesOf).some(hasVariant)) return weight(selector, outer) > 1;
  return chain.flatMap((each) => each.filter(({ type }) => type === 'class')).length > 1;
}

/** Whether the elements that a selector is for, the last ones, have a class. */
function namesClass(selector: Selector, [parent, ...further]: readonly Rule[]): boolean {
  const last = selector.nodes.findLastIndex(({ type }) => type === 'combinator');
  return selector.nodes
    .slice(last + 1)
    .some(
      ({ type }) =>
        type === 'class' ||
        (type === 'nesting' && parent && selectorsOf(parent).every((each) => namesClass(each, further))),
    );
}

/**
 * Whether the `:has()` of an element decides about others, which have no class. Where it may have changed, Chromium restyles
 * everything below that element, and every element that another rule with `:has()` selects.
 */
function restylesAll(selector: Selector, outer: readonly Rule[]): boolean {
  const has = selector.nodes.findIndex((node) => String(node).includes(':has('));
  const decides = has >= 0 && selector.nodes.slice(has).some(({ type }) => type === 'combinator');
  return (
    (decides && !namesClass(selector, outer)) ||
    selector.nodes.some(
      (node) =>
        node.type === 'pseudo' &&
        node.value !== ':has' &&
        node.nodes.some((inner) => restylesAll(inner as Selector, [])),
    )
  );
}

/** Problems of one selector outside of the tokens' layer. */
function selectorProblems(selector: Selector, outer: readonly Rule[]): string[] {
  const isOurs = nodesOf(selector).some(
    (node) =>
      (node.type === 'class' && node.value.startsWith('ds:')) ||
      (node.type === 'attribute' && node.attribute === 'data-slot') ||
      (node.type === 'nesting' && outer.length > 0),
  );
  const foreign = classesOf(selector).filter((name) => !name.startsWith('ds:'));
  return [
    ...(isOurs ? [] : ['touches what is not ours']),
    ...(/^(tag|universal)$/.test(selector.first.type) ? ['begins with a bare element'] : []),
    ...foreign.map((name) => `names the class .${name} without the prefix`),
    ...(selectorSpecificity(selector).a > 0 ? ['counts an id'] : []),
    ...(isHeavy(selector, outer) ? ['counts more than one class'] : []),
    ...(restylesAll(selector, outer) ? ['restyles everything below a :has()'] : []),
  ];
}

/** Whether a selector is one `:where()`, which has no specificity. */
const isWhere = ({ length, first }: Selector): boolean => length === 1 && String(first).startsWith(':where(');

function ruleProblems(rule: Rule): string[] {
  const outer = around(rule);
  const layer = outer.findLast((each) => each.type === 'atrule')?.params;
  const declared = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
  if (layer === 'ds.tokens')
    return [
      ...(selectorsOf(rule).every(isWhere) ? [] : ['counts more than nothing']),
      ...(declared.every((name) => /^--ds-|^color-scheme$/.test(name)) ? [] : ['sets more than tokens']),
    ];
  // Tailwind's own fall-back for browsers without @property: every element, but only variables with its prefix.
  if (layer === 'ds.properties')
    return declared.every((name) => name.startsWith('--tw-'))
      ? []
      : ['sets more than variables of utilities'];
  const rules = outer.filter((each) => each.type === 'rule');
  return selectorsOf(rule).flatMap((each) => selectorProblems(each, rules));
}

const prelude = (node: Node): string =>
  node.type === 'atrule' ? `@${(node as AtRule).name} ${(node as AtRule).params}` : (node as Rule).selector;

/**
 * Violations of the stylesheet's contract with a host: layers named `ds.*`, the prefix `ds` on every name, a
 * specificity of one class or attribute and no id (a utility with a variant also counts its state), and rules for our
 * own parts only.
 *
 * @returns a line for each violation, with the selector
 */
export function contractProblems(css: string): string[] {
  const root = parse(css);
  const problems = root.nodes
    .filter(({ type }) => type !== 'comment')
    .map(prelude)
    .filter((text) => !/^@layer (ds\.[a-z]+(, )?)+$|^@property --tw-/.test(text))
    .map((text) => `${text}: is in no layer of ours`);
  root.walkAtRules((rule) => {
    if (rule.name === 'layer' && rule.parent !== root)
      problems.push(`${prelude(rule)}: is a layer inside a layer`);
    if (rule.name === 'keyframes' && !rule.params.startsWith('ds-'))
      problems.push(`${prelude(rule)}: has no prefix`);
  });
  for (const rule of rulesOf(css))
    problems.push(...ruleProblems(rule).map((problem) => `${rule.selector}: ${problem}`));
  const loads = /@import|url\((?!["']?data:)/.test(css) ? ['it asks for something outside itself'] : [];
  return [...problems, ...loads];
}
