import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
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

/** The edge of a panel outside a card: with more contrast and in forced colours its ground equals the page's. */
const EDGE = 'ds:border-default ds:[&:not([data-slot=benefit-card]>*)]:border-hairline';

const benefitPanelClasses = cva('ds:flex ds:min-w-0 ds:flex-col ds:overflow-hidden ds:font-sans', {
  variants: {
    layout: {
      image: 'ds:bg-subtle',
      text: [EDGE, 'ds:gap-6 ds:bg-surface ds:p-stack'],
      'image-text': [EDGE, 'ds:gap-6 ds:bg-surface ds:p-stack'],
      plain: [EDGE, 'ds:bg-subtle'],
    },
  },
});

/**
 * Fills the panel, or stands above the texts. It keeps its size and has a plain ground until the picture loads,
 * or where it never does.
 */
const benefitPanelImageClasses = cva(
  'ds:relative ds:overflow-hidden ds:[&_img]:size-full ds:[&_img]:object-cover ds:[&_picture]:contents',
  {
    variants: {
      layout: {
        image: 'ds:min-h-0 ds:flex-1',
        'image-text': 'ds:aspect-5/2 ds:shrink-0 ds:bg-subtle',
        text: '',
        plain: '',
      },
    },
  },
);

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
      className={benefitPanelClasses({ layout, className })}
    >
      {layout.startsWith('image') && (
        <div data-slot="benefit-panel-image" className={benefitPanelImageClasses({ layout })}>
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
