import { ANIMATION, type AnimationAction, actions } from '@weft/design-system/storybook/animation-actions.ts';
import { createElement, type JSX, type ReactElement, useState } from 'react';
import { Button, PopoverProvider, type PopoverProviderProps } from 'storybook/internal/components';
import { useAddonState, useChannel } from 'storybook/manager-api';

/** Name of the manager's state that says whether the animations are paused. */
export const PAUSED = 'weft/paused';

/** The name of the button while they are. */
const PLAY_OR_STEP = 'Play or step the animations';

/** The path of each icon, in a square of 14. */
const drawings: Record<AnimationAction, string> = {
  play: 'M3 1l9 6-9 6z',
  pause: 'M2 1h4v12H2zM8 1h4v12H8z',
  step: 'M2 1l7 6-7 6zM10 1h2v12h-2z',
  reset: 'M2 1h2v12H2zM12 1v12L5 7z',
  end: 'M1 1h12v12H1z',
};

// The manager bundles its own React, so the automatic JSX runtime cannot be used here.
/** A button of the toolbar or the panel. */
const button = (key: string, icon: AnimationAction, label: string, onClick?: () => void): JSX.Element =>
  createElement(
    Button,
    { key, variant: 'ghost', padding: 'small', ariaLabel: label, onClick },
    createElement(
      'svg',
      { width: 14, height: 14, viewBox: '0 0 14 14', fill: 'currentColor', 'aria-hidden': true },
      createElement('path', { d: drawings[icon] }),
    ),
  );

/**
 * Pauses the animations of the canvas and opens a panel that plays or steps them, or holds them at their beginning or end. A
 * panel, because a toolbar with more buttons would be wider than a window of 1280 px. The next story plays.
 */
export function AnimationTool(): ReactElement {
  const [paused] = useAddonState(PAUSED, false);
  const [open, setOpen] = useState(false);
  const emit = useChannel({});
  const act = (action: AnimationAction): void => {
    emit(ANIMATION, action);
    if (action === 'play') setOpen(false);
  };
  const panel = (['play', 'step', 'reset', 'end'] as const).map((action) =>
    button(action, action, actions[action], () => act(action)),
  );
  // One key, so that the button keeps the focus when it changes.
  const trigger = paused
    ? button('trigger', 'step', PLAY_OR_STEP)
    : button('trigger', 'pause', actions.pause, () => act('pause'));
  const props: PopoverProviderProps = {
    ariaLabel: 'Animations',
    padding: 4,
    visible: open && paused,
    onVisibleChange: setOpen,
    popover: createElement('div', { style: { display: 'flex', gap: 4 } }, panel),
    children: trigger,
  };
  return createElement(PopoverProvider, props);
}
