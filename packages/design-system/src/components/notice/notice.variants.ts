import { cva } from 'class-variance-authority';

/** What kind of news a notice brings. */
export type NoticeTone = 'info' | 'success' | 'danger';

/** The choices that change how a notice is drawn. */
export interface NoticeVariants {
  /**
   * What kind of message it is: its colours and its icon.
   * @default 'info'
   */
  tone?: NoticeTone | undefined;
}

/** Class names of a notice. Importable on a server. */
export const noticeVariants = cva(
  [
    'ds:grid ds:grid-cols-[auto_1fr] ds:gap-3 ds:rounded-sm ds:border-hairline ds:border-s-thread ds:p-4',
    'ds:font-sans ds:text-body-sm ds:text-default',
    'ds:data-empty:sr-only',
  ],
  {
    variants: {
      tone: {
        info: 'ds:border-info ds:bg-info',
        success: 'ds:border-success ds:bg-success',
        danger: 'ds:border-danger ds:bg-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

/** Class names of a notice's icon: the tone's own colour, and the line height of the text beside it. */
export const noticeIconVariants = cva('ds:h-lh ds:w-icon ds:shrink-0', {
  variants: { tone: { info: 'ds:text-info', success: 'ds:text-success', danger: 'ds:text-danger' } },
  defaultVariants: { tone: 'info' },
});
