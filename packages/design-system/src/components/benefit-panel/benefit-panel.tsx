import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isShown } from '../../lib/is-shown.js';
import {
  type BenefitPanelLayout,
  benefitPanelImageVariants,
  benefitPanelVariants,
} from './benefit-panel.variants.js';

/** One benefit: a short line and what it means. Either may be empty. */
export interface BenefitPanelItem {
  /** The heading above the text. */
  subHeading: string;
  /** The text; an empty one is left out. */
  description: string;
}

/** Props of {@link BenefitPanel}: those of a native `<div>` and these. */
export interface BenefitPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** An `<img>` or `<picture>`; without texts it fills the panel, with texts it stands above them. */
  image?: ReactNode;
  /** The benefits, in order. An item whose two texts are empty leaves no hole. */
  contents: readonly BenefitPanelItem[];
  /**
   * Level of the sub-headings: one below the heading of the section.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Presents benefits, beside other panels: a picture, one or more pairs of sub-heading and description, or both. A
 * panel without either is a plain ground that keeps the rhythm of its row.
 */
export function BenefitPanel({ image, contents, headingLevel = 3, className, ...props }: BenefitPanelProps) {
  const items = contents.filter(({ subHeading, description }) => subHeading.trim() || description.trim());
  const layout = layoutOf(isShown(image), items.length > 0);
  const SubHeading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="benefit-panel"
      data-layout={layout}
      {...props}
      className={benefitPanelVariants({ layout, className })}
    >
      {layout.startsWith('image') && (
        <div data-slot="benefit-panel-image" className={benefitPanelImageVariants({ layout })}>
          {image}
        </div>
      )}
      {items.map(({ subHeading, description }) => (
        <div
          key={`${subHeading}\n${description}`}
          data-slot="benefit-panel-item"
          className="ds:flex ds:flex-col ds:gap-2 ds:wrap-break-word"
        >
          {subHeading.trim() && (
            <SubHeading
              data-slot="benefit-panel-sub-heading"
              className="ds:font-wide ds:text-heading-sm ds:text-balance ds:text-default"
            >
              {subHeading}
            </SubHeading>
          )}
          {description.trim() && (
            <p data-slot="benefit-panel-description" className="ds:text-body ds:text-pretty ds:text-muted">
              {description}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function layoutOf(hasImage: boolean, hasText: boolean): BenefitPanelLayout {
  if (hasImage) return hasText ? 'image-text' : 'image';
  return hasText ? 'text' : 'plain';
}
