import type { CSSProperties } from 'react';
import { ChipMarquee } from '../../src/components/chip-marquee/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** Three chips at once. By default their number depends on the window, but an example has only half of the page. */
const THREE = { '--ds-chip-marquee-visible': 3 } as CSSProperties;

const row = (names: readonly string[]) => (
  <ChipMarquee
    label="Example"
    paused
    style={THREE}
    items={names.map((name) => ({ id: name, content: name }))}
  />
);

export const kind: Pair = {
  good: row(['React', 'Go', 'SQL', 'Python']),
  bad: row(['Login', 'Prices from tomorrow', '1. Describe it', 'Go']),
};
