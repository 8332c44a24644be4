import { cva } from 'class-variance-authority';

/** Where something stands: not begun, under way, done, or failed. */
export type StatusPanelState = 'pending' | 'busy' | 'success' | 'failure';

/** Class names of the whole panel. Importable on a server, as all of these are. */
export const statusPanelVariants = cva(
  'ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:items-start ds:gap-6 ds:font-sans ds:text-default',
);

/** Class names of the mark in the colour of its state; its movement is in status-panel.css. */
export const statusPanelMarkVariants = cva('ds:size-12 ds:shrink-0 ds:forced-colors:text-[CanvasText]', {
  variants: {
    state: {
      pending: 'ds:text-accent',
      busy: 'ds:text-accent',
      success: 'ds:text-success',
      failure: 'ds:text-danger',
    },
  },
});

/** Class names of what is read out: heading and text. */
export const statusPanelMessageVariants = cva('ds:flex ds:min-w-0 ds:flex-col ds:gap-3 ds:wrap-anywhere');

/** Class names of the row of actions. */
export const statusPanelActionsVariants = cva('ds:flex ds:flex-wrap ds:items-center ds:gap-4');
