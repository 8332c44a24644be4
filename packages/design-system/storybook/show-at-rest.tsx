import { type ComponentType, Fragment, type JSX, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The part of a story's context that this file reads. */
interface Context {
  readonly title: string;
  /** Storybook passes it, but its types omit it. */
  readonly playFunction?: unknown;
  readonly viewMode?: string;
  readonly parameters: { readonly shows?: unknown };
}

/** Mounts the story on the screen anew. */
let remount: (() => void) | undefined;

/** Lets {@link showAtRest} mount a story anew. */
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
 * Shows a component's story as it was before its play function, which may have left it focused, scrolled or changed. A
 * story whose play function leads to what it shows has `parameters: { shows: 'end' }`.
 */
export function showAtRest({ title, playFunction, viewMode, parameters }: Context): void {
  if (viewMode !== 'story' || !playFunction || !title.startsWith('Components/')) return;
  if (parameters.shows === 'end') return;
  (document.activeElement as HTMLElement | null)?.blur();
  remount?.();
  scrollTo({ top: 0, behavior: 'instant' });
}
