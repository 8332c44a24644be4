import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { Cluster } from '../cluster/cluster.js';
import { Heading } from '../heading/heading.js';
import { Section, type SectionGround } from '../section/section.js';
import { Text } from '../text/text.js';

/** The level of the title in the outline. */
export type CallToActionHeadingLevel = 1 | 2 | 3;

/** Props of {@link CallToAction}: those of a native `<section>` and these. */
export interface CallToActionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * The ground, as of `Section`. On `action` use neutral buttons: the call to action itself has that colour.
   * @default 'primary'
   */
  ground?: SectionGround | undefined;
  /**
   * A picture from edge to edge, behind the text, which is on a solid block. Decorative: give it an empty `alt`.
   */
  media?: ReactNode;
  /** What the reader gains, in a few words. */
  title: ReactNode;
  /**
   * Level of the title in the outline.
   * @default 2
   */
  headingLevel?: CallToActionHeadingLevel | undefined;
  /** Id of the title, for `aria-labelledby` and for links. */
  titleId?: string | undefined;
  /** A sentence below the title. */
  description?: ReactNode;
  /** One or two links or buttons, the most important first. */
  actions?: ReactNode;
}

/**
 * A band from edge to edge that asks for one thing, usually the last before the footer: a title, a sentence and the
 * button. With a picture, the text is on a solid block on top of it.
 *
 * Named by `aria-labelledby`, with the `titleId`, it is a region landmark.
 *
 * @example
 * <CallToAction
 *   title="Your first pot is on us"
 *   description="No card needed."
 *   actions={<LinkButton variant="action" size="lg" href="/start">Start for free</LinkButton>}
 * />
 */
export function CallToAction({
  ground = 'primary',
  media,
  title,
  headingLevel = 2,
  titleId,
  description,
  actions,
  className,
  children,
  ...props
}: CallToActionProps) {
  const illustrated = hasContent(media);
  return (
    <Section
      data-slot="call-to-action"
      data-media={illustrated || undefined}
      {...props}
      ground={ground}
      className={cx('ds:cta', className)}
    >
      {illustrated && (
        <div data-slot="call-to-action-media" className="ds:cta-media">
          {media}
        </div>
      )}
      <div data-slot="call-to-action-content" className="ds:cta-content">
        <div data-slot="call-to-action-words" className="ds:cta-words">
          <Heading data-slot="call-to-action-title" level={headingLevel} size="lg" id={titleId}>
            {title}
          </Heading>
          {hasContent(description) && (
            <Text data-slot="call-to-action-description" size="lg">
              {description}
            </Text>
          )}
          {children}
        </div>
        {hasContent(actions) && <Cluster data-slot="call-to-action-actions">{actions}</Cluster>}
      </div>
    </Section>
  );
}
