import { Badge } from '../../src/components/badge/index.js';
import { Heading } from '../../src/components/heading/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const place: Pair = {
  good: (
    <Heading level={3}>
      AI Agents <Badge tone="accent">New</Badge>
    </Heading>
  ),
  bad: (
    <Heading level={3}>
      <Badge tone="accent">Look at this, it is new</Badge> AI Agents
    </Heading>
  ),
};

export const words: Pair = {
  good: (
    <div className="canvas-row">
      Orders <Badge tone="danger">Stopped</Badge>
    </div>
  ),
  bad: (
    <div className="canvas-row">
      Orders <Badge tone="danger">!</Badge>
    </div>
  ),
};
