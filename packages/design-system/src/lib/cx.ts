/** Joins class names without merging: a host's utilities win because their layer comes after ours. */
export { cx } from 'class-variance-authority';
