import { cva } from 'class-variance-authority';

/** Widest size: `md` is size.measure, for text; `lg` is size.container, for a picture. */
export type DialogSize = 'md' | 'lg';

/** The choices that change how a dialog is drawn. */
export interface DialogVariants {
  /**
   * How wide it may become: `md` for a question, `lg` for a picture.
   * @default 'md'
   */
  size?: DialogSize | undefined;
}

/** Class names of what covers the page behind. Importable on a server. */
export const dialogOverlayVariants = cva([
  'ds:pointer-events-auto ds:fixed ds:inset-0 ds:z-dialog ds:flex ds:items-center ds:justify-center',
  'ds:overflow-hidden ds:overscroll-contain ds:bg-scrim ds:p-4 ds:print:static ds:print:p-0',
  'ds:transition-opacity ds:duration-fast ds:ease-enter ds:starting:opacity-0',
]);

/** Class names of the dialog itself, which scrolls as one, so that no text size pushes anything out of reach. */
export const dialogContentVariants = cva(
  [
    'ds:max-h-full ds:w-full ds:overflow-y-auto ds:overscroll-contain ds:rounded-lg ds:border-hairline',
    'ds:border-strong ds:bg-raised ds:font-sans ds:text-body ds:text-default ds:shadow-overlay',
    'ds:focus-visible:focus-ring ds:p-4 ds:sm:p-6',
  ],
  {
    variants: { size: { md: 'ds:max-w-measure', lg: 'ds:max-w-container' } },
    defaultVariants: { size: 'md' },
  },
);

/**
 * Class names of the document's root while a dialog is open. Important, because a host's rule for the scrolling of its
 * page is mostly outside of any layer. The room of a scrollbar is kept where there was one, so that nothing moves.
 */
export const dialogPageVariants = cva('ds:overflow-hidden!', {
  variants: { scrollbar: { true: 'ds:[scrollbar-gutter:stable]!', false: '' } },
});
