import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { applyModes } from '../modes.js';
import { all, layers, opening } from './elements.js';
import { LOOKS, settleTransitions } from './every-theme.js';
import { emulate } from './forced-colours.js';

/** Every theme, then forced colours. */
const NAMES = [...LOOKS.map(({ name }) => `theme ${name}`), 'forced colours'];

/** Text fields, text areas and selects, whose frame reacts. */
const FIELD = '[data-slot="field-frame"] > :is(input, select, textarea)';

/** The pressable elements. */
const PRESSABLE = `:is(a[href], button, summary, [role^="menuitem"], input:is([type="checkbox"], [type="radio"]))[data-slot], ${FIELD}`;

/** Elements that a press does not change, and those that a canvas shows in a forced state. */
const AT_REST = [
  ':disabled',
  '[aria-disabled="true"]',
  '[data-disabled]',
  '[readonly]',
  `:is(${FIELD})[aria-invalid="true"]`,
  'input[type="radio"]:checked',
  '[role="tab"][aria-selected="true"]',
  'button[aria-current]',
  ...['hover', 'focus-visible', 'active'].map((held) => `[data-shown~="${held}"] *`),
].join();

/** Marks the elements whose states are forced, for the protocol. */
const MARK = 'data-pressed';

const STATES = { rest: [], hover: ['hover'], touched: ['active'], pressed: ['hover', 'active'] } as const;

type State = keyof typeof STATES;

/** The visible differences of a layer: what an absent line or edge would look like does not count. */
function visible(style: CSSStyleDeclaration): string {
  if (style.content === 'none') return '';
  const line = style.textDecorationLine !== 'none' && [
    style.textDecorationLine,
    style.textDecorationThickness,
    style.textDecorationColor,
  ];
  const outline = style.outlineStyle !== 'none' && [
    style.outlineStyle,
    style.outlineWidth,
    style.outlineColor,
  ];
  const edges = (['Top', 'Bottom', 'Left', 'Right'] as const).map(
    (side) =>
      style[`border${side}Width`] !== '0px' && [style[`border${side}Width`], style[`border${side}Color`]],
  );
  const { color, backgroundColor, boxShadow, clipPath, inlineSize, fill, stroke, scale, translate } = style;
  return [
    line,
    outline,
    edges,
    color,
    backgroundColor,
    boxShadow,
    clipPath,
    inlineSize,
    fill,
    stroke,
    scale,
    translate,
  ].join();
}

/**
 * The look of a control with its content. A link that covers a card presses the card, and a control in a frame presses the
 * frame.
 */
function look(control: Element): string {
  const around = control.matches(FIELD) ? control.parentElement : control.closest('[data-slot="card"]');
  const parts = [around ?? control, control, ...control.querySelectorAll('*')];
  return parts.flatMap((part) => layers(part).map(visible)).join(';');
}

/** The protocol's ids of the marked elements. */
async function markedNodes(): Promise<number[]> {
  await cdp().send('DOM.getDocument', { depth: 0 });
  const { searchId, resultCount } = await cdp().send('DOM.performSearch', { query: `[${MARK}]` });
  if (resultCount === 0) return [];
  const { nodeIds } = await cdp().send('DOM.getSearchResults', {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  });
  return nodeIds;
}

/** The looks of all controls in a state, in each of {@link NAMES}. */
async function looksIn(
  state: State,
  nodes: readonly number[],
  controls: readonly Element[],
  globals: Readonly<Record<string, unknown>>,
): Promise<string[][]> {
  const forcedPseudoClasses = [...STATES[state]];
  await Promise.all(
    nodes.map((nodeId) => cdp().send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  const inThemes = LOOKS.map(({ theme, contrast }) => {
    applyModes(document.documentElement, { ...globals, theme, contrast });
    settleTransitions();
    return controls.map(look);
  });
  await emulate('active');
  settleTransitions();
  try {
    return [...inThemes, controls.map(look)];
  } finally {
    await emulate('none');
  }
}

/**
 * Checks that each control of a canvas looks different while it is pressed than at rest and than under the pointer, in
 * every theme and in forced colours; on a touch screen, which has no pointer, than at rest. A field also looks different under the
 * pointer than at rest.
 *
 * @param story The story's id, for the message.
 * @param globals The story's modes, restored afterwards.
 * @throws When one does not; the message names the story, the theme and each element.
 */
export async function expectPressed(
  story: string,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  const controls = all(PRESSABLE).filter((control) => !control.matches(AT_REST));
  for (const control of controls) control.setAttribute(MARK, '');
  try {
    await cdp().send('DOM.enable');
    await cdp().send('CSS.enable');
    const nodes = await markedNodes();
    if (nodes.length !== controls.length)
      throw new Error(`${story}: ${nodes.length} of ${controls.length} controls found`);
    // The pointer may still be where an earlier test or story left it, on a control.
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
    const rest = await looksIn('rest', nodes, controls, globals);
    const hover = await looksIn('hover', nodes, controls, globals);
    const touched = await looksIn('touched', nodes, controls, globals);
    const pressed = await looksIn('pressed', nodes, controls, globals);
    const found = NAMES.flatMap((name, theme) =>
      controls.flatMap((control, index) => {
        const at = (looks: string[][]): string => looks[theme]?.[index] ?? '';
        const told = [
          ...(at(touched) === at(rest) || at(pressed) === at(rest) ? ['at rest'] : []),
          ...(at(pressed) === at(hover) ? ['under the pointer'] : []),
        ].map((like) => `${story} in ${name}: looks pressed as ${like}: ${opening(control)}`);
        const isStill = control.matches(FIELD) && at(hover) === at(rest);
        if (isStill)
          told.push(`${story} in ${name}: looks under the pointer as at rest: ${opening(control)}`);
        return told;
      }),
    );
    if (found.length > 0) throw new Error(found.join('\n\n'));
  } finally {
    await cdp().send('CSS.disable');
    await cdp().send('DOM.disable');
    for (const control of controls) control.removeAttribute(MARK);
    applyModes(document.documentElement, globals);
    settleTransitions();
  }
}
