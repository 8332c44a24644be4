import { definePreview, type Preview } from '@storybook/react-vite';
import preview from '@weft/design-system/storybook/preview.ts';

/** What stories are made with; the type of `input` knows the addons alone. */
const input: object = preview.input;
const { parameters }: Preview = input;

/**
 * The preview that stories are made with, as Storybook reads it. It looks at the text of this file: without a call of
 * `definePreview` in it the toolbar's modes are lost, and the order of the sidebar has to be written out here.
 */
export default definePreview({
  addons: [], // those of the input
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
          'Internal',
        ],
      },
    },
  },
});
