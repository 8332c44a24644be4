import { type Catalogue, facts, group, list, page, scale } from '../catalogue.ts';

/** Durations and easing curves that can be played. */
export function motion(catalogue: Catalogue): string {
  return page(
    'Motion',
    'Threads slide along their own axis, as on a loom. Nothing bounces, spins or grows for attention; with reduced motion everything is in its final place.',
    { motion: ['Duration', 'Easing', 'Recipe'] },
    [
      {
        heading: 'Durations',
        text: 'Play one: the upper thread moves as most visitors see it, the lower one as with reduced motion. If your system asks for reduced motion, both move like the lower one. To look closer, press “Pause” in the toolbar first: then each press of “Step” advances the animation by a tenth of a second ([Step through motion](?path=/story/foundations-step-through-motion--by-the-toolbar)).',
        body: list(
          'Duration',
          scale(catalogue, 'duration.').map((token) => ({
            ...facts(token),
            value: Object.values(token.values)[0],
            reduced: token.values.reduced ?? token.values.all,
          })),
        ),
      },
      {
        heading: 'Curves',
        text: 'Time runs to the right, progress upwards. Each is played over `duration.slow`.',
        body: list('Easing', group(catalogue, 'easing.').map(facts)),
      },
      {
        heading: 'Recipes',
        text: 'A duration and a curve that go together, written after the property: `transition: opacity var(--ds-transition-control)`. The lower thread moves as with reduced motion.',
        body: list(
          'Recipe',
          group(catalogue, 'transition.').map((token) => ({
            ...facts(token),
            value: Object.values(token.values)[0],
            reduced: token.values.reduced,
          })),
        ),
      },
    ],
  );
}
