import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isShown } from '../../lib/is-shown.js';
import {
  type SectionHeadingVariants,
  sectionHeadingTitleVariants,
  sectionHeadingVariants,
} from './section-heading.variants.js';

/** Props of {@link SectionHeading}: those of a native `<div>` and these. */
export interface SectionHeadingProps extends ComponentPropsWithRef<'div'>, SectionHeadingVariants {
  /** Level of the heading; independent of its size. A page has one level 1, and no level is left out. */
  level: 1 | 2 | 3;
  /** A short line above the title, such as the name of the section. */
  eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** Id of the heading element, for a section's `aria-labelledby` and for links. */
  titleId?: string | undefined;
  /** The title. */
  children: ReactNode;
}

/** Opens a section: its title, set wide, with a line above and a lead below where they are given. */
export function SectionHeading({
  level,
  size = 'lg',
  align = 'start',
  eyebrow,
  lead,
  titleId,
  className,
  children,
  ...props
}: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div
      data-slot="section-heading"
      data-size={size}
      data-align={align}
      {...props}
      className={sectionHeadingVariants({ size, align, className })}
    >
      {isShown(eyebrow) && (
        <p data-slot="section-heading-eyebrow" className="ds:text-label ds:text-accent">
          {eyebrow}
        </p>
      )}
      <Title data-slot="section-heading-title" id={titleId} className={sectionHeadingTitleVariants({ size })}>
        {children}
      </Title>
      {isShown(lead) && (
        <p
          data-slot="section-heading-lead"
          className="ds:max-w-measure ds:text-lead ds:text-pretty ds:text-muted"
        >
          {lead}
        </p>
      )}
    </div>
  );
}
