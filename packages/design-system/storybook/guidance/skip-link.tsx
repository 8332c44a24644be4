import { Button } from '../../src/components/button/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** The look of the link while it has the focus. Without it the link is hidden. */
const focused = (words: string) => (
  <div className="canvas-row">
    <Button>{words}</Button>
  </div>
);

export const words: Pair = {
  good: focused('Skip to content'),
  bad: focused('Skip'),
};
