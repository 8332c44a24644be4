/** The sketches that set the level of the art direction, each a page at 1440 px. */
type Board = 'landing' | 'hero-start' | 'login';

/** The components that a sketch shows, and on which one. `frames/` holds the piece of it that shows them. */
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
 * What the design panel shows beside a page that was sketched. There is no Figma file, and no sketch was drawn to be
 * traced: it is to be met in character.
 *
 * @param boards The sketches.
 */
export const board = (...boards: readonly Board[]) => boards.map((each) => picture(`Sketch: ${each}`, each));

/**
 * What the design panel shows beside a component that was sketched: its piece, and the sketch that it was cut from.
 *
 * @param component The component's folder.
 */
export const frame = (component: keyof typeof drawn) => [
  picture('As sketched', `frames/${component}`),
  ...board(drawn[component]),
];
