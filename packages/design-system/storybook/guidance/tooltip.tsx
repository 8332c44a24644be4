import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** A control and the words about it: a tooltip is shown only while something is on its control. */
const said = (words: ReactNode) => (
  <div className="canvas-form">
    <div>
      <span className="canvas-box">{words}</span>
    </div>
    <div>
      <Button>Archive</Button>
    </div>
  </div>
);

export const words: Pair = {
  good: said('Members keep their access'),
  bad: said('Archive'),
};
