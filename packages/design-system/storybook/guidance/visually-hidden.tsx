import type { Pair } from '../blocks/do-dont.js';

/** The visible words, and in a box the hidden ones. */
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
