import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** The size of the title: `xl` once per page, `lg` for a section, `md` inside a section. */
export type SectionHeadingSize = 'xl' | 'lg' | 'md';

/** The alignment of the lines. */
export type SectionHeadingAlign = 'start' | 'center';

/** Props of {@link SectionHeading}: those of a native `<div>` and these. */
export interface SectionHeadingProps extends ComponentPropsWithRef<'div'> {
  /**
   * The size of the title. `headingLevel` is its place in the outline.
   * @default 'lg'
   */
  size?: SectionHeadingSize | undefined;
  /**
   * The alignment of the lines.
   * @default 'start'
   */
  align?: SectionHeadingAlign | undefined;
  /** Level of the heading, independent of its size. A page has one heading of level 1 and skips no level. */
  headingLevel: 1 | 2 | 3;
  /** A short line above the title, such as the name of the section. */
  eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  description?: ReactNode;
  /** Id of the heading element, for a section's `aria-labelledby` and for links. */
  titleId?: string | undefined;
  /** The title. */
  children: ReactNode;
}

const sectionHeadingClasses = cva('ds:flex ds:min-w-0 ds:flex-col ds:font-sans', {
  variants: {
    align: { start: 'ds:items-start ds:text-start', center: 'ds:items-center ds:text-center' },
    size: { xl: 'ds:gap-6', lg: 'ds:gap-4', md: 'ds:gap-3' },
  },
  defaultVariants: { align: 'start', size: 'lg' },
});

/**
 * Words wider than their place break, so that text at 200 % does not widen the page (WCAG 1.4.4). On each element, since
 * some resets say how the words of `p` and `h1` to `h6` break.
 */
const BREAKS = 'ds:wrap-anywhere';

const sectionHeadingTitleClasses = cva([BREAKS, 'ds:max-w-full ds:font-wide ds:text-balance'], {
  variants: {
    size: { xl: 'ds:text-display-xl', lg: 'ds:text-display-lg', md: 'ds:text-heading-lg' },
  },
  defaultVariants: { size: 'lg' },
});

/**
 * The heading of a section: a title, with an optional line above and a description below.
 *
 * @example
 * <SectionHeading headingLevel={2} titleId="gardens" eyebrow="Where it grows" description="Each picked by hand.">
 *   Forty gardens
 * </SectionHeading>
 */
export function SectionHeading({
  headingLevel,
  size = 'lg',
  align = 'start',
  eyebrow,
  description,
  titleId,
  className,
  children,
  ...props
}: SectionHeadingProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div
      data-slot="section-heading"
      data-size={size}
      data-align={align}
      {...props}
      className={sectionHeadingClasses({ size, align, className })}
    >
      {hasContent(eyebrow) && (
        <p data-slot="section-heading-eyebrow" className={cx(BREAKS, 'ds:text-label ds:text-accent')}>
          {eyebrow}
        </p>
      )}
      <Title data-slot="section-heading-title" id={titleId} className={sectionHeadingTitleClasses({ size })}>
        {children}
      </Title>
      {hasContent(description) && (
        <p
          data-slot="section-heading-description"
          className={cx(BREAKS, 'ds:max-w-measure ds:text-lead ds:text-pretty ds:text-muted')}
        >
          {description}
        </p>
      )}
    </div>
  );
}
