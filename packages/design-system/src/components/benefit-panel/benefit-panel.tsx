import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** The content of a panel: a picture that fills it, texts, a picture above texts, or nothing (`plain`). */
export type BenefitPanelLayout = 'image' | 'text' | 'image-text' | 'plain';

/** One benefit: a short line and what it means. Either may be empty. */
export interface BenefitPanelItem {
  /** The heading above the text. */
  subHeading: string;
  /** The text; an empty one is left out. */
  description: string;
}

/** Props of {@link BenefitPanel}: those of a native `<div>` and these. */
export interface BenefitPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** An `<img>` or `<picture>`: fills the panel, or is shown above the texts. */
  image?: ReactNode;
  /** The benefits, in order. An item with two empty texts is left out. */
  contents: readonly BenefitPanelItem[];
  /**
   * Level of the sub-headings: one below the heading of the section.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Shows benefits: a picture, one or more pairs of sub-heading and description, or both. A panel with neither is a
 * plain ground, which keeps the rhythm of its row.
 *
 * @example
 * <BenefitPanel
 *   image={<img src="/loom.avif" alt="" width="640" height="480" />}
 *   contents={[{ subHeading: 'One login', description: 'For every screen.' }]}
 * />
 */
export function BenefitPanel({ image, contents, headingLevel = 3, className, ...props }: BenefitPanelProps) {
  const items = contents.filter(({ subHeading, description }) => subHeading.trim() || description.trim());
  const layout = layoutOf(hasContent(image), items.length > 0);
  const SubHeading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="benefit-panel"
      data-layout={layout}
      {...props}
      className={cx('ds:benefit-panel', className)}
    >
      {layout.startsWith('image') && (
        <div data-slot="benefit-panel-image" className="ds:benefit-panel-image ds:[&_img]:missing-picture">
          {image}
        </div>
      )}
      {items.map(({ subHeading, description }) => (
        <div
          key={`${subHeading}\n${description}`}
          data-slot="benefit-panel-item"
          className="ds:benefit-panel-item"
        >
          {subHeading.trim() && (
            <SubHeading data-slot="benefit-panel-sub-heading" className="ds:benefit-panel-sub-heading">
              {subHeading}
            </SubHeading>
          )}
          {description.trim() && (
            <p data-slot="benefit-panel-description" className="ds:benefit-panel-description">
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
