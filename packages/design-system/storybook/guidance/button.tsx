import { Button } from '../../src/components/button/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const verb: Pair = {
  good: (
    <div className="canvas-row">
      <Button variant="action">Start with your first app</Button>
    </div>
  ),
  bad: (
    <div className="canvas-row">
      <Button variant="action">OK</Button>
    </div>
  ),
};

export const oneAction: Pair = {
  good: (
    <div className="canvas-row">
      <Button variant="action">Create account</Button>
      <Button>Back to Login</Button>
    </div>
  ),
  bad: (
    <div className="canvas-row">
      <Button variant="action">Create account</Button>
      <Button variant="action">Back to Login</Button>
    </div>
  ),
};
