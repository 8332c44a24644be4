import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { all, layers, opening } from './elements.js';
import { breaches, settleTransitions } from './every-theme.js';
import { CONTROLS, withoutRing } from './focus-ring.js';

const CHOSEN = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-checked="true"]',
  'input:checked',
].join();

/** Properties that distinguish two elements in forced colours. */
const TELLING = [
  'borderTopWidth',
  'borderBottomWidth',
  'borderInlineStartWidth',
  'outlineStyle',
  'textDecorationLine',
  'backgroundColor',
  'color',
  'fill',
  'fontWeight',
  'inlineSize',
] as const;

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

function hasEdge(element: Element): boolean {
  return layers(element).some((style) =>
    SIDES.some((side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px'),
  );
}

/**
 * Whether a control differs from text: by an edge of its own or of the part around it, by an underline, or by a
 * native appearance.
 */
function isMarkedOff(control: HTMLElement): boolean {
  const { appearance, textDecorationLine } = getComputedStyle(control);
  if (appearance !== 'none' && control.matches('input, select, textarea')) return true;
  const around = [control.parentElement, control.parentElement?.parentElement];
  return (
    textDecorationLine.includes('underline') ||
    hasEdge(control) ||
    around.some((part) => part?.matches('[data-slot]') && hasEdge(part))
  );
}

const looks = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((each) => layers(each).map((style) => TELLING.map((name) => style[name]).join()))
    .join(';');

/** Selected elements that look like their unselected siblings. */
function indistinct(): HTMLElement[] {
  return all(CHOSEN).filter((chosen) => {
    const { slot } = chosen.dataset;
    const others = all(`[data-slot="${slot}"]:not(:is(${CHOSEN}))`);
    return slot !== undefined && others.some((other) => looks(other) === looks(chosen));
  });
}

/** Turns forced colours on or off. */
export async function emulate(forced: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forced },
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: 'no-preference' },
    ],
  });
}

/**
 * Checks a story in forced colours (WCAG 1.4.1, 1.4.11, 2.4.7): text is readable, each control has an edge or
 * underline, a selected element differs from its siblings by more than colour, and focus is visible. Run it last,
 * because it moves focus.
 *
 * @param story The story's id, for the message.
 * @throws When one is broken; the message names the story and each element.
 */
export async function expectForcedColours(story: string): Promise<void> {
  await emulate('active');
  try {
    const found = await breaches(['color-contrast']);
    const unmarked = all(CONTROLS).filter((control) => !isMarkedOff(control));
    found.push(...unmarked.map((control) => `no edge: ${opening(control)}`));
    found.push(...indistinct().map((chosen) => `the chosen one looks like the others: ${opening(chosen)}`));
    found.push(...withoutRing().map((control) => `no focus ring: ${opening(control)}`));
    if (found.length > 0) {
      throw new Error(found.map((each) => `${story} in forced colours: ${each}`).join('\n\n'));
    }
  } finally {
    await emulate('none');
    settleTransitions();
  }
}
