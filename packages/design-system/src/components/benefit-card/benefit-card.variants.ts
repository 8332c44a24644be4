import { cva } from 'class-variance-authority';

/**
 * How the panels stand: `auto` is one below the other, and beside each other where the window is wider than 768 px;
 * `row` and `column` are the same at every width.
 */
export type BenefitCardLayout = 'auto' | 'row' | 'column';

/** The choices that change how a card is drawn. */
export interface BenefitCardVariants {
  /**
   * How the panels share the card.
   * @default 'auto'
   */
  layout?: BenefitCardLayout | undefined;
}

/**
 * Class names of a card. Panels share its height and width alike, whatever height the page gives it, and a hairline
 * parts them. Importable on a server.
 */
export const benefitCardVariants = cva(
  [
    'ds:grid ds:min-w-0 ds:overflow-hidden ds:rounded-lg ds:border-hairline ds:border-default ds:bg-surface',
    'ds:font-sans ds:text-default ds:shadow-raised ds:[&>*+*]:border-default',
  ],
  {
    variants: {
      layout: {
        auto: [
          'ds:[@media(width<=768px)]:[&>*+*]:border-t-hairline',
          'ds:[@media(width>768px)]:auto-cols-fr ds:[@media(width>768px)]:grid-flow-col',
          'ds:[@media(width>768px)]:[&>*+*]:border-s-hairline',
        ],
        row: 'ds:auto-cols-fr ds:grid-flow-col ds:[&>*+*]:border-s-hairline',
        column: 'ds:[&>*+*]:border-t-hairline',
      },
    },
    defaultVariants: { layout: 'auto' },
  },
);
