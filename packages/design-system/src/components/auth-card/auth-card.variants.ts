import { cva } from 'class-variance-authority';

/** What the card stands on: the plain ground of its page, or a raised ground of its own, laid over a cloth. */
export type AuthCardGround = 'plain' | 'raised';

/** The choices that change how a card is drawn. */
export interface AuthCardVariants {
  /**
   * What the card stands on.
   * @default 'plain'
   */
  ground?: AuthCardGround | undefined;
}

/** Class names of the whole card: at most as wide as a form, in the middle of its place. Importable on a server. */
export const authCardVariants = cva(
  'ds:mx-auto ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:gap-6 ds:font-sans ds:text-default',
  {
    variants: {
      ground: {
        plain: 'ds:max-w-form',
        raised: [
          'ds:max-w-[calc(var(--ds-size-form)+2*var(--ds-space-stack))] ds:rounded-lg ds:border-hairline',
          'ds:border-default ds:bg-surface ds:p-stack ds:shadow-raised',
        ],
      },
    },
    defaultVariants: { ground: 'plain' },
  },
);

/** Class names of the place for the form. */
export const authCardBodyVariants = cva('ds:flex ds:min-w-0 ds:flex-col ds:gap-4');

/** Class names of the lines below the form. */
export const authCardFooterVariants = cva(
  'ds:flex ds:min-w-0 ds:flex-col ds:gap-2 ds:text-body ds:wrap-anywhere',
);
