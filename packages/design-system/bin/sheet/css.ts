import { type AtRule, type ChildNode, type Container, parse } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';

type Has = (name: string) => boolean;

/** Whether a selector can match an element on a page with only these classes and slots. True when that is uncertain. */
function isUsable(node: SelectorNode, has: Has): boolean {
  if (node.type === 'class') return !node.value.startsWith('ds:') || has(node.value);
  if (node.type === 'attribute')
    return node.attribute !== 'data-slot' || node.operator !== '=' || has(node.value ?? '');
  if (node.type === 'selector') return node.nodes.every((each) => isUsable(each, has));
  if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
  return node.nodes.some((each) => isUsable(each, has));
}

/** The selectors of a rule that can match an element. */
const usable = (selector: string, has: Has): string[] =>
  parseSelectors()
    .astSync(selector)
    .nodes.filter((each) => isUsable(each, has))
    .map(String);

const isKeyframes = (node: unknown): boolean => (node as AtRule | undefined)?.name === 'keyframes';

/** Removes at-rules that have become empty. */
function prune(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    prune(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}

/**
 * The rules of a style sheet that can have an effect on a page with only some classes and slots, in their order and layers.
 * A rule that names neither a class nor a slot stays: tokens, and the reset of the package's own parts.
 *
 * @param css the style sheet
 * @param has whether there is a class or slot
 */
export function subset(css: string, has: Has): string {
  const root = parse(css);
  const licences = new Set<string>();
  root.walkComments((comment) => {
    if (licences.has(comment.text)) comment.remove();
    licences.add(comment.text);
  });
  // A layer may lose its first rules, but not its place.
  const layers = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    for (const name of layer.params.split(',')) layers.add(name.trim());
    if (!layer.nodes) layer.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = usable(rule.selector, has);
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.join();
  });
  const words = new Set<string>();
  root.walkDecls(({ value, parent }) => {
    if (!isKeyframes(parent?.parent)) for (const [word] of value.matchAll(/[\w-]+/g)) words.add(word);
  });
  root.walkAtRules(/^(?:keyframes|position-try)$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
  prune(root);
  return `@layer ${[...layers].join(', ')};\n${root}`;
}
