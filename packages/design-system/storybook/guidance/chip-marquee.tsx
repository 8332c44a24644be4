import { ChipMarquee } from '../../src/components/chip-marquee/index.js';
import type { Pair } from '../blocks/do-dont.js';

const row = (names: readonly string[]) => (
  <ChipMarquee label="Example" paused items={names.map((name) => ({ id: name, content: name }))} />
);

export const kind: Pair = {
  good: row(['React', 'Go', 'SQL', 'Python']),
  bad: row(['Login', 'Prices from tomorrow', '1. Describe it', 'Go']),
};
