import type { Pair } from '../blocks/do-dont.js';

/** What is seen, and in a box what is only heard. */
const heard = (seen: string, hidden: string) => (
  <div className="canvas-row">
    {seen}
    <span className="canvas-box">{hidden}</span>
  </div>
);

export const sentence: Pair = {
  good: heard('Step 2', 'of five'),
  bad: heard('Submit', 'Do not close this window.'),
};
