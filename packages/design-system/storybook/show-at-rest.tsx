import { type ComponentType, Fragment, type JSX, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The part of a story's context that this file reads. */
interface Context {
  readonly id: string;
  readonly title: string;
  readonly parameters: { readonly shows?: unknown };
}

/** Id of the story whose play function has just ended. */
let played: string | undefined;

/** Remembers a play function that has ended: Storybook runs `afterEach` after every render, also without one. */
export function notePhase({ storyId, newPhase }: { storyId: string; newPhase: string }): void {
  if (newPhase === 'played') played = storyId;
}

/** Remounts the story on the screen. */
let remount: (() => void) | undefined;

/** Lets {@link showAtRest} remount a story. */
export function Remountable({ Story }: { readonly Story: ComponentType }): JSX.Element {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const again = () => flushSync(() => setTimes((before) => before + 1));
    remount = again;
    return () => {
      if (remount === again) remount = undefined;
    };
  }, []);
  return (
    <Fragment key={times}>
      <Story />
    </Fragment>
  );
}

/**
 * Shows a story under Components or Foundations as it was before its play function, which may have left it focused, scrolled
 * or changed. A story whose play function leads to what it shows has `parameters: { shows: 'end' }`; `'rest'` takes that back
 * for one story of a file. A page keeps the state that its play function leads to, such as its errors, without focus and at
 * its top.
 */
export function showAtRest({ id, title, parameters }: Context): void {
  const hasPlayed = played === id;
  played = undefined;
  const isRemounted = /^(Components|Foundations)\//.test(title);
  if (!hasPlayed || parameters.shows === 'end' || !(isRemounted || title.startsWith('Pages/'))) return;
  (document.activeElement as HTMLElement | null)?.blur();
  if (isRemounted) remount?.();
  scrollTo({ top: 0, behavior: 'instant' });
}
