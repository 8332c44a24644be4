export { default } from '@weft/design-system/storybook/preview.ts';
