import type { Recipe } from './recipe.ts';

const loose = { side: 'start', bare: 0, length: 190 } as const;
const productCloth = { width: 1200, height: 900, ground: 'none', fade: loose, warp: { dye: 'indigo', strength: 0.3 } } as const;

/** The named cloths of the product. A picture that lies on ink has no ground: the ink shows through it. */
export const recipes = {
  /** Lies at the right of the hero and comes loose towards the text at its left. */
  hero: {
    motif: 'diamond', unit: [204, 356], origin: [48, 40], width: 1080, height: 900, seed: 7, slip: 13, bundle: 2, bleed: 0.07, stagger: 0,
    dyes: [['indigo', 1], ['madder', 0.7], ['white', 1.3], ['ink', 1.3], ['madder', 2.4], ['turmeric', 2]],
    reach: [0.94, 0.9], ground: 'none', warp: { dye: 'indigo', strength: 0.3 }, fade: { side: 'start', bare: 100, length: 360 },
    seedlings: { dyes: [['madder', 0.8], ['white', 1], ['ink', 1], ['turmeric', 1]], reach: [0.36, 0.24] },
  },
  /** Under the default product picture. */
  'hero-default': {
    ...productCloth, motif: 'diamond', unit: [180, 300], origin: [60, -30], seed: 21, slip: 12, bundle: 2, stagger: 0.5,
    dyes: [['indigo', 1], ['madder', 0.7], ['white', 1.2], ['ink', 1.2], ['madder', 2.2], ['turmeric', 2]], reach: [0.92, 0.8],
  },
  'hero-launch-apps': {
    ...productCloth, motif: 'arrow', unit: [144, 216], origin: [36, 12], seed: 22, slip: 9, bundle: 1, stagger: 0.5,
    dyes: [['turmeric', 1], ['ink', 0.9], ['white', 1], ['madder', 1.6], ['ink', 0.8]], reach: [0.9, 0.94],
  },
  'hero-ai-agents': {
    ...productCloth, motif: 'cross', unit: [156, 192], origin: [24, 18], seed: 23, slip: 11, bundle: 1, stagger: 0.5,
    dyes: [['vat', 1], ['white', 0.8], ['madder', 1.3], ['turmeric', 1.1]],
  },
  'hero-data-management': {
    ...productCloth, motif: 'wave', unit: [132, 144], origin: [0, 20], seed: 24, slip: 9, bundle: 1, stagger: 0,
    dyes: [['leaf', 1], ['ink', 0.8], ['white', 1], ['turmeric', 1.3]], reach: [1, 0.9],
  },
  'hero-multi-devices': {
    ...productCloth, motif: 'frame', unit: [168, 252], origin: [60, -20], seed: 25, slip: 11, bundle: 2, stagger: 0.5,
    dyes: [['madder', 1], ['ink', 0.8], ['turmeric', 0.8], ['indigo', 1.6], ['white', 0.5]], reach: [0.86, 0.86],
  },
  /** Threads drawn together: one login for every screen. */
  'benefit-one-login': {
    motif: 'diamond', unit: [144, 232], width: 432, height: 464, origin: [0, 0], seed: 3, slip: 10, ground: 'white',
    dyes: [['indigo', 1], ['ink', 1], ['white', 0.9], ['madder', 1.6], ['turmeric', 0.7]], reach: [0.9, 0.84],
  },
  'benefit-api-first': {
    motif: 'arrow', unit: [144, 200], width: 432, height: 464, seed: 6, slip: 8, ground: 'madder', origin: [0, -20],
    dyes: [['madder', 1], ['ink', 1], ['white', 1], ['indigo', 1.2], ['turmeric', 1]], reach: [0.92, 0.94],
  },
  'benefit-lower-cost': {
    motif: 'wave', unit: [108, 116], width: 432, height: 232, seed: 4, slip: 9, ground: 'white', stagger: 0,
    dyes: [['ink', 1], ['white', 1], ['leaf', 1], ['turmeric', 1.4]], reach: [1, 0.88],
  },
  'benefit-content': {
    motif: 'frame', unit: [144, 232], width: 432, height: 464, seed: 14, slip: 10, stagger: 0.5,
    dyes: [['turmeric', 1], ['ink', 1], ['white', 0.6], ['madder', 1.4], ['ink', 0.9], ['white', 0.5]], reach: [0.86, 0.86],
  },
  'benefit-insight': {
    motif: 'cross', unit: [144, 176], width: 432, height: 232, seed: 5, slip: 9, ground: 'indigo',
    dyes: [['ink', 1], ['white', 0.8], ['madder', 1.2], ['turmeric', 1]],
  },
  'benefit-real-time': {
    motif: 'wave', unit: [108, 116], width: 432, height: 232, seed: 17, slip: 9, ground: 'turmeric', stagger: 0,
    dyes: [['madder', 1], ['ink', 0.9], ['white', 0.9], ['indigo', 1.4]], reach: [1, 1],
  },
  /** Runs along the foot of the turmeric section. */
  'process-strip': {
    motif: 'wave', unit: [108, 120], width: 1296, height: 120, seed: 9, slip: 8, bleed: 0.1, ground: 'turmeric', stagger: 0,
    dyes: [['ink', 1], ['turmeric', 1], ['madder', 0.9], ['white', 1.2]], reach: [1, 0.9],
  },
  /** Behind the solid block of the closing panel. */
  closing: {
    motif: 'frame', unit: [180, 260], width: 1440, height: 520, seed: 12, slip: 12, stagger: 0.5,
    dyes: [['madder', 1], ['indigo', 1.2], ['turmeric', 0.7], ['ink', 1.5], ['white', 0.5]], reach: [0.84, 0.86],
  },
  'auth-login': {
    motif: 'diamond', unit: [180, 288], width: 720, height: 900, seed: 8, slip: 9, bleed: 0.08, stagger: 0, ground: 'madder', origin: [0, 18],
    dyes: [['madder', 1], ['indigo', 1.6], ['turmeric', 0.7], ['ink', 1.1], ['white', 0.6]], reach: [0.9, 0.92],
  },
  'auth-signup': {
    motif: 'arrow', unit: [180, 270], width: 720, height: 900, seed: 31, slip: 10, stagger: 0.5, origin: [0, -36], bundle: 1,
    dyes: [['indigo', 1], ['white', 0.8], ['madder', 1.2], ['turmeric', 1.2]], reach: [0.88, 0.94], ground: 'ink',
  },
  'auth-verification': {
    motif: 'cross', unit: [180, 225], width: 720, height: 900, seed: 33, slip: 12, stagger: 0.5,
    dyes: [['turmeric', 1], ['white', 0.7], ['madder', 1.2], ['ink', 1.1]], ground: 'turmeric',
  },
  /** Behind the picture that explains the agents. */
  agents: {
    motif: 'cross', unit: [144, 176], width: 1200, height: 900, seed: 35, slip: 10, stagger: 0.5, ground: 'indigo',
    dyes: [['ink', 1], ['white', 0.8], ['madder', 1.2], ['turmeric', 1]],
  },
  'social-card': {
    motif: 'diamond', unit: [204, 356], origin: [42, -80], width: 648, height: 630, seed: 7, slip: 13, bundle: 2, bleed: 0.07, stagger: 0,
    dyes: [['indigo', 1], ['madder', 0.7], ['white', 1.3], ['ink', 1.3], ['madder', 2.4], ['turmeric', 2]],
    reach: [0.94, 0.9], ground: 'none', warp: { dye: 'indigo', strength: 0.3 }, fade: { side: 'start', bare: 30, length: 270 },
    seedlings: { dyes: [['madder', 0.8], ['white', 1], ['ink', 1], ['turmeric', 1]], reach: [0.36, 0.24] },
  },
  /** The logo mark: one woven diamond that reads on ink and on white. Every edge lies on the grid of a mark 32 px high. */
  mark: {
    motif: 'diamond', unit: [36, 32], width: 35, height: 32, seed: 6, slip: 1.5, bleed: 0, thread: 3, stagger: 0, pick: 1,
    dyes: [['bare', 1], ['madder', 1], ['turmeric', 0.8], ['indigo', 1.2]],
  },
  /** The mark with fewer threads, for the 16 and 32 px of a tab. */
  favicon: {
    motif: 'diamond', unit: [28, 32], width: 27, height: 32, seed: 6, slip: 0, bleed: 0, thread: 3, stagger: 0, pick: 2,
    dyes: [['bare', 1], ['madder', 1], ['turmeric', 0.9], ['indigo', 1]],
  },
} as const satisfies Record<string, Recipe>;

/** The name of a cloth. */
export type RecipeName = keyof typeof recipes;
