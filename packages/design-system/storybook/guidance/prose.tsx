import { Prose } from '../../src/components/prose/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const levels: Pair = {
  good: (
    <Prose>
      <h3>Before you begin</h3>
      <p>Have the names of the tools at hand.</p>
      <h4>And of those who may use them</h4>
      <p>One sentence is enough.</p>
    </Prose>
  ),
  bad: (
    <Prose>
      <h6>Before you begin</h6>
      <p>Have the names of the tools at hand.</p>
      <h2>And of those who may use them</h2>
      <p>One sentence is enough.</p>
    </Prose>
  ),
};
