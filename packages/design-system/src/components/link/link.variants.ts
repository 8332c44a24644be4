import { cva } from 'class-variance-authority';

/**
 * `inline` inside a sentence; `standalone` on its own line; `nav` in a bar or a list of links; `placeholder` where a
 * page does not exist yet.
 */
export type LinkVariant = 'inline' | 'standalone' | 'nav' | 'placeholder';

/** Visual options of a link. */
export interface LinkVariants {
  /**
   * How the link is drawn.
   * @default 'inline'
   */
  variant?: LinkVariant | undefined;
}

const standing =
  'ds:inline-flex ds:min-h-target ds:items-center ds:font-medium ds:focus-visible:focus-ring-words';

/** Class names of a link, for an element of your own that must look like one. Safe in server components. */
export const linkVariants = cva(
  'ds:rounded-sm ds:wrap-anywhere ds:transition-colors ds:duration-fast ds:ease-standard',
  {
    variants: {
      variant: {
        inline:
          'ds:text-link ds:underline-thread ds:enabled-hover:text-link-hover ds:focus-visible:focus-ring-close',
        standalone: `${standing} ds:text-link ds:underline-thread ds:enabled-hover:text-link-hover`,
        nav: [
          standing,
          'ds:text-default ds:no-underline ds:enabled-hover:underline-thread',
          'ds:aria-[current]:underline-selected',
        ],
        placeholder:
          'ds:inline-flex ds:min-h-target ds:items-center ds:cursor-default ds:text-muted ds:underline-thread',
      },
    },
    defaultVariants: { variant: 'inline' },
  },
);
