import { Chip } from '../../src/components/chip/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const names: Pair = {
  good: (
    <div className="canvas-row">
      <Chip>Node.js</Chip>
      <Chip>SQLite</Chip>
      <Chip>REST API</Chip>
    </div>
  ),
  bad: (
    <div className="canvas-row">
      <Chip>nodejs</Chip>
      <Chip>Sqlite</Chip>
      <Chip>Click to see our API</Chip>
    </div>
  ),
};
