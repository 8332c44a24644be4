import type { Recipe } from '../recipe.ts';

const loose = { side: 'start', bare: 0, length: 190 } as const;
const productCloth = {
  width: 1200,
  height: 1440,
  ground: 'none',
  fade: loose,
  warp: { dye: 'indigo', strength: 0.3 },
} as const;

/** The diamonds of the hero. */
const diamonds = {
  motif: 'diamond',
  unit: [204, 356],
  seed: 7,
  slip: 13,
  bundle: 2,
  bleed: 0.07,
  stagger: 0,
  dyes: [
    ['indigo', 1],
    ['madder', 0.7],
    ['white', 1.3],
    ['ink', 1.3],
    ['madder', 2.4],
    ['turmeric', 2],
  ],
  reach: [0.94, 0.9],
  ground: 'none',
  warp: { dye: 'indigo', strength: 0.3 },
  seedlings: {
    dyes: [
      ['madder', 0.8],
      ['white', 1],
      ['ink', 1],
      ['turmeric', 1],
    ],
    reach: [0.36, 0.24],
  },
} as const;

/** The cloth of the hero, and one behind each product picture. They lie on ink and have no ground. */
export const hero = {
  /** At the right of the hero, with loose threads towards the text at its left. */
  hero: {
    ...diamonds,
    origin: [48, 40],
    width: 1080,
    height: 900,
    fade: { side: 'start', bare: 40, length: 480 },
  },
  /** The version for narrow screens: fewer and larger diamonds, in a third of the bytes. */
  'hero-small': {
    ...diamonds,
    origin: [60, 22],
    width: 720,
    height: 400,
    fade: { side: 'start', bare: 24, length: 300 },
  },
  /** Behind the default product picture. */
  'hero-default': {
    ...productCloth,
    motif: 'diamond',
    unit: [180, 300],
    origin: [60, -30],
    seed: 21,
    slip: 12,
    bundle: 2,
    dyes: [
      ['indigo', 1],
      ['madder', 0.7],
      ['white', 1.2],
      ['ink', 1.2],
      ['madder', 2.2],
      ['turmeric', 2],
    ],
    reach: [0.92, 0.8],
  },
  'hero-launch-apps': {
    ...productCloth,
    motif: 'arrow',
    unit: [144, 216],
    origin: [36, 12],
    seed: 22,
    slip: 9,
    dyes: [
      ['turmeric', 1],
      ['ink', 0.9],
      ['white', 1],
      ['madder', 1.6],
      ['ink', 0.8],
    ],
    reach: [0.9, 0.94],
  },
  'hero-ai-agents': {
    ...productCloth,
    motif: 'cross',
    unit: [156, 192],
    origin: [24, 18],
    seed: 23,
    slip: 11,
    dyes: [
      ['vat', 1],
      ['white', 0.8],
      ['madder', 1.3],
      ['turmeric', 1.1],
    ],
  },
  'hero-data-management': {
    ...productCloth,
    motif: 'wave',
    unit: [132, 144],
    origin: [0, 20],
    seed: 24,
    slip: 9,
    stagger: 0,
    dyes: [
      ['leaf', 1],
      ['ink', 0.8],
      ['white', 1],
      ['turmeric', 1.3],
    ],
    reach: [1, 0.9],
  },
  'hero-multi-devices': {
    ...productCloth,
    motif: 'frame',
    unit: [168, 252],
    origin: [60, -20],
    seed: 25,
    slip: 11,
    bundle: 2,
    dyes: [
      ['madder', 1],
      ['ink', 0.8],
      ['turmeric', 0.8],
      ['indigo', 1.6],
      ['white', 0.5],
    ],
    reach: [0.86, 0.86],
  },
} as const satisfies Record<string, Recipe>;
