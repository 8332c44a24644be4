import { definePreview, type Preview } from '@storybook/react-vite';
import preview from '@weft/design-system/storybook/preview.ts';

/** The preview that stories use. The type of `input` has only the addons. */
const input: object = preview.input;
const { parameters }: Preview = input;

/**
 * The preview that stories use, in the form that Storybook reads. Storybook parses the text of this file: it finds the
 * toolbar's modes only with a call of `definePreview` here, and the order of the sidebar only as a literal.
 */
export default definePreview({
  addons: [], // `input` has the addons
  ...input,
  parameters: {
    ...parameters,
    options: {
      storySort: {
        order: [
          'Getting started',
          ['Welcome', 'Gallery', 'Playground', 'Changelog'],
          'Foundations',
          [
            'Colour',
            'Type',
            'Space and size',
            'Radius, stroke, elevation',
            'Motion',
            'Step through motion',
            'Icons',
            'Download',
            'Breakpoints and layers',
            'Your brand',
            'Cloth',
            'Weave a cloth',
          ],
          'Components',
          'Patterns',
          'Pages',
          'Behaviour',
        ],
      },
    },
  },
});
