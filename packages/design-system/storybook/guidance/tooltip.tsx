import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** A control and the words about it, drawn: the browser keeps one tooltip open at a time. */
const said = (words: ReactNode) => (
  <div className="canvas-drawn-tip">
    <span className="ds:tooltip-content">{words}</span>
    <Button>Archive</Button>
  </div>
);

export const words: Pair = {
  good: said('Members keep their access'),
  bad: said('Archive'),
};
