import { cva } from 'class-variance-authority';

/** Class names of the control: those that every field of the package shares. Importable on a server. */
export { fieldControlVariants as passwordFieldControlVariants } from '../field/field.variants.js';

/**
 * Class names of the toggle: as high as the control and inside its frame, its own focus ring drawn inwards. A
 * long text wraps, and leaves half of the frame to the password. Not there where scripts are off, since it
 * could do nothing.
 * Importable on a server.
 */
export const passwordFieldToggleVariants = cva([
  'ds:min-h-control ds:min-w-control ds:max-w-1/2 ds:shrink-0',
  'ds:cursor-pointer ds:rounded-[inherit] ds:px-3 ds:py-2',
  'ds:text-center ds:text-label ds:text-link ds:wrap-anywhere',
  'ds:underline-thread ds:enabled-hover:text-link-hover ds:noscript:hidden ds:print:hidden',
  'ds:focus-visible:focus-ring-inside',
  'ds:disabled:cursor-not-allowed ds:disabled:text-disabled ds:disabled:no-underline',
]);
