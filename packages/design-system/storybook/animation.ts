/** Name of the channel's event that the toolbar's buttons send, with what to do. */
export const ANIMATION = 'weft/animation';

/** What the toolbar offers, in its order, with what a button says. */
export const actions = {
  play: 'Play the animations',
  pause: 'Pause the animations',
  step: 'Step by a tenth of a second',
  reset: 'Hold the animations at their beginning',
  end: 'Hold the animations at their end',
} as const;

/** What can be done with the animations of a canvas. */
export type AnimationAction = keyof typeof actions;

/** How far a step goes, in milliseconds. */
export const STEP = 100;

/** Whether time stands still: what begins then stands still at its beginning. */
let held = false;

/** Every animation since the story began that can still be seen or begun again, also when it has ended. */
let known: Animation[] = [];

/** A name by which a later animation takes an earlier one's place. */
const nameOf = (animation: Animation): string =>
  animation instanceof CSSTransition
    ? animation.transitionProperty
    : animation instanceof CSSAnimation
      ? animation.animationName
      : animation.id;

const partOf = ({ effect }: Animation): readonly unknown[] =>
  effect instanceof KeyframeEffect ? [effect.target, effect.pseudoElement] : [];

const isReplacedBy = (one: Animation, other: Animation): boolean =>
  nameOf(one) === nameOf(other) && partOf(one).every((part, index) => part === partOf(other)[index]);

const isThere = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.isConnected === true;

/** Learns what has begun; while time stands still, puts it to its beginning. */
function learn(): void {
  const fresh = document.getAnimations().filter((animation) => !known.includes(animation));
  known = known.filter(
    (one) => one.playState !== 'idle' && !fresh.some((other) => isReplacedBy(one, other)) && isThere(one),
  );
  known.push(...fresh);
  if (held) for (const animation of fresh) hold(animation, 0);
}

const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime ?? 0);

/**
 * Puts an animation at a time, and holds it there. The rate holds it and not `pause()`, after which a style sheet's
 * `animation-play-state`, such as that of a pause button, would have no say any more.
 */
function hold(animation: Animation, time: number): void {
  if (animation.playState === 'finished') {
    if (time >= endOf(animation)) return;
    animation.play();
  }
  if (time >= endOf(animation)) {
    animation.playbackRate = 1;
    animation.finish();
    return;
  }
  animation.playbackRate = 0;
  animation.currentTime = Math.max(0, time);
}

/**
 * Does what a button of the toolbar says with every animation and transition of the document, the Web Animations way.
 * What never ends has its beginning for its end. What a script moves by itself, such as a slide of the carousel, is not
 * among them and has buttons of its own.
 */
export function drive(action: AnimationAction): void {
  learn();
  held = action !== 'play';
  if (held) changes.observe(document, { subtree: true, childList: true, attributes: true });
  else changes.disconnect();
  for (const animation of known) {
    const end = endOf(animation);
    const now = Number(animation.currentTime ?? 0);
    if (action === 'play') {
      if (animation.playState !== 'finished') animation.playbackRate = 1;
    } else if (action === 'end') hold(animation, Number.isFinite(end) ? end : 0);
    else hold(animation, { pause: now, step: now + STEP, reset: 0 }[action]);
  }
}

/** Forgets the story before, and lets time run. For the beginning of a story or page. */
export function beginAnimations(): void {
  held = false;
  changes.disconnect();
  known = [];
}

/**
 * While time stands still, sees what a change of the document begins before any time has passed: the events come a frame
 * later, by when a short transition may be over on a busy machine. What a pointer begins by itself is left to them.
 */
const changes = new MutationObserver(learn);

for (const begun of ['animationstart', 'transitionrun']) document.addEventListener(begun, learn);
