import type { Pair } from '../blocks/do-dont.js';

/** The parts of a page in their order, as boxes. */
const order = (parts: readonly string[]) => (
  <div className="canvas-specimens">
    {parts.map((part) => (
      <div key={part} className="canvas-box">
        {part}
      </div>
    ))}
  </div>
);

export const parts: Pair = {
  good: order(['SkipLink', 'TopBar', 'PageMain: Section, Section', 'Footer']),
  bad: order(['TopBar', 'SkipLink', 'PageMain: Section', 'PageMain: Section, Footer']),
};
