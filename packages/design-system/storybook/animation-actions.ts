/** Name of the channel event of the toolbar's buttons. */
export const ANIMATION = 'weft/animation';

/** The actions of the toolbar, each with its label. */
export const actions = {
  play: 'Play the animations',
  pause: 'Pause the animations',
  step: 'Step by a tenth of a second',
  reset: 'Hold the animations at their beginning',
  end: 'Hold the animations at their end',
} as const;

/** An action on the animations of a canvas. */
export type AnimationAction = keyof typeof actions;
