/** The sketches that set the level of the art direction, and what each was drawn for. */
const boards = {
  landing: 'landing.webp',
  'hero-start': 'hero-start.webp',
  login: 'login.webp',
} as const;

/**
 * What the design panel shows beside a page that was sketched. No page was drawn frame by frame, and there is no Figma
 * file: a sketch is to be met in character, not traced.
 *
 * @param name The sketch.
 */
export const board = (name: keyof typeof boards) =>
  ({ type: 'image', url: `./designs/${boards[name]}` }) as const;
