import axe from 'axe-core';
import { colourRules } from '../axe-tags.js';
import { applyModes, modes } from '../modes.js';

/** A theme in which a story is checked: the attributes of the root, and its name in failure messages. */
interface Look {
  readonly name: string;
  readonly theme: string;
  readonly contrast: string;
}

/** High contrast promises 7:1 for text, 4.5:1 where it is large (WCAG 1.4.6), which includes what `color-contrast` asks. */
const HIGH_CONTRAST_RULES = [
  ...colourRules.filter((rule) => rule !== 'color-contrast'),
  'color-contrast-enhanced',
];

/** Every theme, with normal contrast and with more: derived from the modes, so a new one is checked at once. */
export const LOOKS: readonly Look[] = Object.keys(modes.contrast.values).flatMap((contrast) =>
  Object.keys(modes.theme.values)
    .filter((theme) => theme !== modes.theme.initial)
    .map((theme) => ({ name: contrast === 'more' ? `${theme}-hc` : theme, theme, contrast })),
);

/** The elements of the canvas, without Storybook's own. */
const CANVAS = {
  include: [['body']],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
};

/** Finishes running transitions, so that colours are measured at their end. */
export function settleTransitions(): void {
  for (;;) {
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (running.length === 0) return;
    for (const transition of running) transition.finish();
  }
}

/**
 * Violations of the given axe rules on the current canvas.
 *
 * @returns One text for each element: the rule, the element, and what is wrong with it.
 */
export async function breaches(rules: readonly string[]): Promise<string[]> {
  settleTransitions();
  const { violations } = await axe.run(CANVAS, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')}\n${html}\n${failureSummary}`),
  );
}

/**
 * Checks the colours of a story in every theme: light and dark, with normal contrast and with more; every other rule is
 * checked once, by the accessibility addon, which leaves these to this check. For the end of a story's run, in whatever state
 * its play function left it.
 *
 * @param story The story's id, for the message.
 * @param globals The story's modes, restored afterwards.
 * @throws When a theme breaks a rule; the message names the story, each theme and each element.
 */
export async function expectEveryTheme(
  story: string,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  const root = document.documentElement;
  const found: string[] = [];
  try {
    for (const { name, theme, contrast } of LOOKS) {
      applyModes(root, { ...globals, theme, contrast });
      const rules = contrast === 'more' ? HIGH_CONTRAST_RULES : colourRules;
      for (const breach of await breaches(rules)) found.push(`${story} in theme ${name}: ${breach}`);
    }
  } finally {
    applyModes(root, globals);
    settleTransitions();
  }
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
