import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { Cluster } from '../cluster/cluster.js';
import { Heading } from '../heading/heading.js';
import { Text } from '../text/text.js';

/** The side of the picture, in reading direction. */
export type MediaTextSide = 'start' | 'end';

/** The level of the title in the outline. */
export type MediaTextHeadingLevel = 1 | 2 | 3 | 4;

/** Props of {@link MediaText}: those of a native `<div>` and these. */
export interface MediaTextProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A picture or a video, as wide as its column. */
  media: ReactNode;
  /**
   * The side of the picture. Without room for two columns the picture is always below its text, so that texts and pictures
   * alternate on the page.
   * @default 'end'
   */
  side?: MediaTextSide | undefined;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** The title. */
  title: ReactNode;
  /**
   * Level of the title in the outline.
   * @default 2
   */
  headingLevel?: MediaTextHeadingLevel | undefined;
  /** Id of the title, for a section's `aria-labelledby` and for links. */
  titleId?: string | undefined;
  /** A sentence or two below the title. */
  description?: ReactNode;
  /** Links or buttons below the text, the most important first. */
  actions?: ReactNode;
  /** Further content between description and actions, such as a list. */
  children?: ReactNode;
}

/**
 * A picture beside a text: a title, a description and actions. They are in columns of the same width, one below the
 * other on a phone. Inside a `Section`, which has the ground. The text is first in the document, on either side.
 *
 * @example
 * <MediaText
 *   media={<Image src="/garden.avif" alt="A tea garden in the rain" width={800} height={600} />}
 *   side="start"
 *   title="Forty gardens"
 *   description="Each picked by hand."
 * />
 */
export function MediaText({
  media,
  side = 'end',
  eyebrow,
  title,
  headingLevel = 2,
  titleId,
  description,
  actions,
  className,
  children,
  ...props
}: MediaTextProps) {
  return (
    <div data-slot="media-text" data-side={side} {...props} className={cx('ds:media-text', className)}>
      <div data-slot="media-text-content" className="ds:media-text-content">
        {hasContent(eyebrow) && (
          <Text data-slot="media-text-eyebrow" size="sm" tone="accent" weight="medium">
            {eyebrow}
          </Text>
        )}
        <Heading data-slot="media-text-title" level={headingLevel} size="md" id={titleId}>
          {title}
        </Heading>
        {hasContent(description) && (
          <Text data-slot="media-text-description" size="lg" tone="muted">
            {description}
          </Text>
        )}
        {children}
        {hasContent(actions) && (
          <Cluster data-slot="media-text-actions" className="ds:media-text-actions">
            {actions}
          </Cluster>
        )}
      </div>
      {hasContent(media) && (
        <div data-slot="media-text-media" className="ds:media-text-media">
          {media}
        </div>
      )}
    </div>
  );
}
