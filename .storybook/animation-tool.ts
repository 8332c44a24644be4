import { ANIMATION, type AnimationAction, actions } from '@weft/design-system/storybook/animation-actions.ts';
import { createElement, Fragment, type ReactElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useAddonState, useChannel } from 'storybook/manager-api';

/** Name of the manager's state that says whether the animations are paused. */
export const PAUSED = 'weft/paused';

/** The path of each icon, in a square of 14. */
const drawings: Record<AnimationAction, string> = {
  play: 'M3 1l9 6-9 6z',
  pause: 'M2 1h4v12H2zM8 1h4v12H8z',
  step: 'M2 1l7 6-7 6zM10 1h2v12h-2z',
  reset: 'M2 1h2v12H2zM12 1v12L5 7z',
  end: 'M1 1h12v12H1z',
};

// The manager bundles its own React, so the automatic JSX runtime cannot be used here.
/**
 * Pauses and plays the animations of the canvas. While they are paused, further buttons step them, or hold them at their
 * beginning or end. The next story plays.
 */
export function AnimationTool(): ReactElement {
  const [paused] = useAddonState(PAUSED, false);
  const emit = useChannel({});
  const button = (action: AnimationAction, key: string = action): ReactElement =>
    createElement(
      Button,
      {
        key,
        variant: 'ghost',
        padding: 'small',
        ariaLabel: actions[action],
        onClick: () => emit(ANIMATION, action),
      },
      createElement(
        'svg',
        { width: 14, height: 14, viewBox: '0 0 14 14', fill: 'currentColor', 'aria-hidden': true },
        createElement('path', { d: drawings[action] }),
      ),
    );
  // One key, so that the button keeps the focus when it changes.
  const toggle = button(paused ? 'play' : 'pause', 'toggle');
  return createElement(Fragment, null, [
    toggle,
    ...(paused ? [button('step'), button('reset'), button('end')] : []),
  ]);
}
