import { ANIMATION, type AnimationAction } from './animation-actions.js';

/** Length of a step, in milliseconds. */
export const STEP = 100;

/** Whether animations are paused: new ones are held at their start. */
let held = false;

/** Every animation since the story began that can still be seen or restarted, including finished ones. */
let known: Animation[] = [];

/** A key; a later animation with the same key replaces an earlier one. */
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

/** Registers new animations; while paused, holds them at their start. */
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
 * Holds an animation at a time, by its playback rate. After `pause()` the stylesheet's `animation-play-state`, such
 * as that of a pause button, would no longer apply.
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
 * Applies an action of the toolbar to every animation and transition of the document and of its frames (Web Animations). The
 * end of an endless animation is its start. Script-driven movement, such as that of the carousel, is not included.
 */
export function drive(action: AnimationAction): void {
  // A document of another origin is null here.
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    contentDocument?.dispatchEvent(new CustomEvent(ANIMATION, { detail: action }));
  learn();
  setHeld(action !== 'play');
  for (const animation of known) {
    const end = endOf(animation);
    const now = Number(animation.currentTime ?? 0);
    if (action === 'play') {
      if (animation.playState !== 'finished') animation.playbackRate = 1;
    } else if (action === 'end') hold(animation, Number.isFinite(end) ? end : 0);
    else hold(animation, { pause: now, step: now + STEP, reset: 0 }[action]);
  }
}

/** Marks a document whose animations are held, for the frames that load in it later. */
const HELD = 'data-animations-held';

function setHeld(next: boolean): void {
  held = next;
  document.documentElement.toggleAttribute(HELD, held);
  if (held) changes.observe(document, { subtree: true, childList: true, attributes: true });
  else changes.disconnect();
}

/**
 * Forgets the animations of the previous story, and holds no new ones, unless the page around this frame holds its own.
 * Called at the start of a story or page.
 */
export function beginAnimations(): void {
  known = [];
  setHeld(window.frameElement?.ownerDocument.documentElement.hasAttribute(HELD) === true);
}

/**
 * While paused, finds animations as soon as the document changes: their events come a frame later, when a short
 * transition may already be over. Animations that the pointer starts are left to the events.
 */
const changes = new MutationObserver(learn);

// From the page around this frame, to which alone the toolbar speaks.
document.addEventListener(ANIMATION, (event) => drive((event as CustomEvent<AnimationAction>).detail));

for (const begun of ['animationstart', 'transitionrun']) document.addEventListener(begun, learn);

// A frame may load while the page around it is paused.
beginAnimations();
