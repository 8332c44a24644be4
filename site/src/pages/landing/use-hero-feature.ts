import { useCallback, useEffect, useRef, useState } from 'react';

/** Time between leaving the list and going back to the default picture, in milliseconds (specification 9). */
export const heroResetDelay = 1000;

/** Which of the four feature items is chosen: 0 is none, then 1 to 4 (specification 4, decision 16). */
export interface HeroFeature {
  selected: number;
  /** Chooses an item and cancels a reset that is on its way. */
  select: (item: number) => void;
  /** The pointer or the focus has left the list: back to none after {@link heroResetDelay}. */
  leave: () => void;
}

/** The hero's selected feature. */
export function useHeroFeature(): HeroFeature {
  const [selected, setSelected] = useState(0);
  const reset = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(reset.current), []);

  const select = useCallback((item: number) => {
    window.clearTimeout(reset.current);
    setSelected(item);
  }, []);
  const leave = useCallback(() => {
    window.clearTimeout(reset.current);
    reset.current = window.setTimeout(() => setSelected(0), heroResetDelay);
  }, []);

  return { selected, select, leave };
}
