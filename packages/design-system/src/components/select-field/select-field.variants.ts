import { cva } from 'class-variance-authority';
import { fieldControlVariants } from '../field/field.variants.js';

/**
 * Class names of the control: room for the chevron, and a muted placeholder while nothing is chosen.
 * Importable on a server.
 */
export const selectFieldControlVariants = cva([
  fieldControlVariants(),
  'ds:cursor-pointer ds:truncate ds:pe-12',
  'ds:enabled:has-[option[value=""]:checked]:text-muted',
]);

/**
 * Class names of an option, or of a group of them: the list opens on a ground of its own in some browsers. Importable on a server.
 */
export const selectFieldOptionVariants = cva('ds:bg-surface ds:text-default ds:disabled:text-disabled');

/** Class names of the chevron; a press on it is a press on the control below. Importable on a server. */
export const selectFieldChevronVariants = cva(
  'ds:pointer-events-none ds:absolute ds:inset-y-0 ds:end-4 ds:my-auto ds:w-4',
);
