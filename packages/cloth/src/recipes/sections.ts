import type { Recipe } from '../recipe.ts';

const crosses = {
  motif: 'cross',
  unit: [144, 176],
  ground: 'indigo',
  dyes: [
    ['ink', 1],
    ['white', 0.8],
    ['madder', 1.2],
    ['turmeric', 1],
  ],
} as const;

/** Cloths of the sections below the hero: benefit panels, steps, agents and the closing panel. */
export const sections = {
  'benefit-one-login': {
    motif: 'diamond',
    unit: [144, 232],
    width: 432,
    height: 464,
    seed: 3,
    ground: 'none',
    dyes: [
      ['indigo', 1],
      ['ink', 1],
      ['white', 0.9],
      ['madder', 1.6],
      ['turmeric', 0.7],
    ],
    reach: [0.9, 0.84],
  },
  'benefit-api-first': {
    motif: 'arrow',
    unit: [144, 200],
    width: 432,
    height: 464,
    seed: 6,
    slip: 8,
    origin: [0, -20],
    dyes: [
      ['madder', 1],
      ['ink', 1],
      ['white', 1],
      ['indigo', 1.2],
      ['turmeric', 1],
    ],
    reach: [0.92, 0.94],
  },
  'benefit-lower-cost': {
    motif: 'wave',
    unit: [108, 116],
    width: 432,
    height: 232,
    seed: 4,
    slip: 9,
    ground: 'none',
    stagger: 0,
    dyes: [
      ['ink', 1],
      ['white', 1],
      ['leaf', 1],
      ['turmeric', 1.4],
    ],
    reach: [1, 0.88],
  },
  'benefit-content': {
    motif: 'frame',
    unit: [144, 232],
    width: 432,
    height: 464,
    seed: 14,
    dyes: [
      ['turmeric', 1],
      ['ink', 1],
      ['white', 0.6],
      ['madder', 1.4],
      ['ink', 0.9],
      ['white', 0.5],
    ],
    reach: [0.86, 0.86],
  },
  'benefit-insight': { ...crosses, width: 432, height: 232, seed: 5, slip: 9 },
  'benefit-real-time': {
    motif: 'wave',
    unit: [108, 116],
    width: 432,
    height: 232,
    seed: 17,
    slip: 9,
    ground: 'turmeric',
    stagger: 0,
    dyes: [
      ['madder', 1],
      ['ink', 0.9],
      ['white', 0.9],
      ['indigo', 1.4],
    ],
    reach: [1, 1],
  },
  /** Behind the closing panel. */
  closing: {
    motif: 'frame',
    unit: [180, 260],
    width: 1440,
    height: 520,
    seed: 12,
    slip: 12,
    // At the widths of desktops no bright thread is cut by the block's edge.
    origin: [-10, 0],
    dyes: [
      ['madder', 1],
      ['indigo', 1.2],
      ['turmeric', 0.7],
      ['ink', 1.5],
      ['white', 0.5],
    ],
    reach: [0.84, 0.86],
  },
  /** Behind the picture of the agents. */
  agents: { ...crosses, width: 864, height: 472, seed: 35 },
} as const satisfies Record<string, Recipe>;
