import type { Recipe } from '../recipe.ts';
import { hero } from './hero.ts';

/** Cloths of the forms, the logo mark and the social card. */
export const brand = {
  'auth-login': {
    motif: 'diamond',
    unit: [180, 288],
    width: 720,
    height: 900,
    seed: 8,
    slip: 9,
    bleed: 0.08,
    stagger: 0,
    origin: [0, 18],
    dyes: [
      ['madder', 1],
      ['indigo', 1.6],
      ['turmeric', 0.7],
      ['ink', 1.1],
      ['white', 0.6],
    ],
    reach: [0.9, 0.92],
  },
  'auth-signup': {
    motif: 'arrow',
    unit: [180, 270],
    width: 720,
    height: 900,
    seed: 31,
    origin: [0, -36],
    dyes: [
      ['indigo', 1],
      ['white', 0.8],
      ['madder', 1.2],
      ['turmeric', 1.2],
    ],
    reach: [0.88, 0.94],
    ground: 'ink',
  },
  'auth-verification': {
    motif: 'cross',
    unit: [180, 225],
    width: 720,
    height: 900,
    seed: 33,
    slip: 12,
    dyes: [
      ['turmeric', 1],
      ['white', 0.7],
      ['madder', 1.2],
      ['ink', 1.1],
    ],
  },
  /** The hero's cloth at the size of the social card. */
  'social-card': {
    ...hero.hero,
    origin: [42, -80],
    width: 648,
    height: 630,
    fade: { side: 'start', bare: 10, length: 300 },
  },
  /** The logo mark: one diamond, legible on ink and on white. At a height of 32 px every edge lies on the pixel grid. */
  mark: {
    motif: 'diamond',
    unit: [36, 32],
    width: 35,
    height: 32,
    seed: 6,
    slip: 1.5,
    bleed: 0,
    thread: 3,
    stagger: 0,
    pick: 1,
    dyes: [
      ['bare', 1],
      ['madder', 1],
      ['turmeric', 0.8],
      ['indigo', 1.2],
    ],
  },
  /** The mark with fewer threads, for the 16 and 32 px icon of a browser tab. */
  favicon: {
    motif: 'diamond',
    unit: [28, 32],
    width: 27,
    height: 32,
    seed: 6,
    slip: 0,
    bleed: 0,
    thread: 3,
    stagger: 0,
    pick: 2,
    dyes: [
      ['bare', 1],
      ['madder', 1],
      ['turmeric', 0.9],
      ['indigo', 1],
    ],
  },
} as const satisfies Record<string, Recipe>;
