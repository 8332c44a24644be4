import { cva } from 'class-variance-authority';
import type { ClassNamesOf } from '../../lib/class-names-of.js';

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

/** Class names of a link, for an element of your own that must look like one. Safe in server components. */
export const linkVariants: ClassNamesOf<LinkVariants> = cva('ds:link', {
  variants: {
    variant: {
      inline: '',
      standalone: 'ds:link-standing',
      nav: 'ds:link-standing ds:link-nav',
      placeholder: 'ds:link-placeholder',
    },
  },
  defaultVariants: { variant: 'inline' },
});
