/**
 * Joins class names. Nothing is merged or removed: a host's utilities win because their layer comes after ours, so no
 * merging library is needed at run time.
 */
export { cx } from 'class-variance-authority';
