/** Sketches of the art direction, each a page at 1440 px. */
type Board = 'landing' | 'hero-start' | 'login';

/** The components that sketches show, each with its sketch. `frames/` has the detail of each component. */
const drawn = {
  'agent-list-item': 'landing',
  'auth-card': 'login',
  'benefit-card': 'landing',
  'benefit-panel': 'landing',
  button: 'login',
  chip: 'landing',
  'chip-marquee': 'landing',
  'feature-list': 'landing',
  footer: 'landing',
  'password-field': 'login',
  'section-heading': 'landing',
  'steps-figure': 'landing',
  'text-field': 'login',
  'top-bar': 'landing',
} as const satisfies Readonly<Record<string, Board>>;

const picture = (name: string, file: string) =>
  ({ name, type: 'image', url: `./designs/${file}.webp` }) as const;

/**
 * The design panel of a sketched page. There is no Figma file. Match the character of a sketch, not its pixels.
 *
 * @param boards The sketches.
 */
export const board = (...boards: readonly Board[]) => boards.map((each) => picture(`Sketch: ${each}`, each));

/**
 * The design panel of a sketched component: its detail, and the whole sketch.
 *
 * @param component The component's folder.
 */
export const frame = (component: keyof typeof drawn) => [
  picture('As sketched', `frames/${component}`),
  ...board(drawn[component]),
];
