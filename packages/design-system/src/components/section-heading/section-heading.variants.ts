import { cva } from 'class-variance-authority';

/** How large the title is set: `xl` once on a page, `lg` for a section, `md` inside one. */
export type SectionHeadingSize = 'xl' | 'lg' | 'md';

/** Which edge the lines start from. */
export type SectionHeadingAlign = 'start' | 'center';

/** The choices that change how a section heading is drawn. */
export interface SectionHeadingVariants {
  /**
   * How large the title is; its level says where it stands in the outline.
   * @default 'lg'
   */
  size?: SectionHeadingSize | undefined;
  /**
   * Where the lines begin.
   * @default 'start'
   */
  align?: SectionHeadingAlign | undefined;
}

/**
 * Class names of the whole group. A word that is wider than its place breaks, and so it does not widen the place: at 200 %
 * many a word of a title is (WCAG 1.4.4). Importable on a server.
 */
export const sectionHeadingVariants = cva('ds:flex ds:min-w-0 ds:flex-col ds:font-sans ds:wrap-anywhere', {
  variants: {
    align: { start: 'ds:items-start ds:text-start', center: 'ds:items-center ds:text-center' },
    size: { xl: 'ds:gap-6', lg: 'ds:gap-4', md: 'ds:gap-3' },
  },
  defaultVariants: { align: 'start', size: 'lg' },
});

/** Class names of the title. Importable on a server. */
export const sectionHeadingTitleVariants = cva('ds:max-w-full ds:font-wide ds:text-balance', {
  variants: {
    size: { xl: 'ds:text-display-xl', lg: 'ds:text-display-lg', md: 'ds:text-heading-lg' },
  },
  defaultVariants: { size: 'lg' },
});
