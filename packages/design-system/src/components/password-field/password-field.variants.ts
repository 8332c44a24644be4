import { cva } from 'class-variance-authority';

/** Class names of the control: those that every field of the package shares. Importable on a server. */
export { fieldControlVariants as passwordFieldControlVariants } from '../field/field.variants.js';

/**
 * Class names of the toggle: as high as the control and inside its frame, its own focus ring drawn inwards. Not there where
 * scripts are off, since it could do nothing. Importable on a server.
 */
export const passwordFieldToggleVariants = cva([
  'ds:min-h-control ds:min-w-control ds:shrink-0 ds:cursor-pointer ds:rounded-[inherit] ds:px-4 ds:text-label ds:text-link',
  'ds:underline-thread ds:enabled-hover:text-link-hover ds:noscript:hidden',
  'ds:focus-visible:[outline:var(--ds-stroke-focus)_solid_var(--ds-color-line-focus)]',
  'ds:focus-visible:[outline-offset:calc(-1*var(--ds-stroke-focus))]',
  'ds:disabled:cursor-not-allowed ds:disabled:text-disabled ds:disabled:no-underline',
]);
