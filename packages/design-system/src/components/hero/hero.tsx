import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { Heading } from '../heading/heading.js';
import { Section, type SectionGround } from '../section/section.js';
import { Text } from '../text/text.js';

/** Where the picture is: beside the words, from beside the words to the edge of the page, or below the words. */
export type HeroMediaPosition = 'beside' | 'edge' | 'below';

/** The level of the title in the outline. */
export type HeroHeadingLevel = 1 | 2;

/** Props of {@link Hero}: those of a native `<section>` and these. */
export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * The ground, as of `Section`. On `action` use neutral buttons: the call to action itself has that colour.
   * @default 'ink'
   */
  ground?: SectionGround | undefined;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** What the page is about, in a few words. */
  title: ReactNode;
  /**
   * Level of the title in the outline.
   * @default 1
   */
  headingLevel?: HeroHeadingLevel | undefined;
  /** Id of the title, for `aria-labelledby` and for links. */
  titleId?: string | undefined;
  /** A sentence or two below the title. */
  description?: ReactNode;
  /** One or two links or buttons, the most important first. */
  actions?: ReactNode;
  /**
   * A picture or a video. Give an `Image` its `priority`, since it is usually the largest element of the first screen.
   */
  media?: ReactNode;
  /**
   * The position of the picture. `beside` and `below` show all of it; `edge` crops it to the height of the hero. Without
   * room beside the words, it is below them.
   * @default 'beside'
   */
  mediaPosition?: HeroMediaPosition | undefined;
  /** Further content between description and actions, such as a form with one field. */
  children?: ReactNode;
}

/**
 * The first section of a page: what it is about in the largest type, a sentence, the most important actions and a picture.
 * It reaches from edge to edge; put it directly into `PageMain`.
 *
 * Named by `aria-labelledby`, with the `titleId`, it is a region landmark.
 *
 * @example
 * ```tsx
 * <Hero
 *   title="Tea that keeps its garden’s name"
 *   description="Forty gardens, one shop."
 *   actions={<LinkButton variant="action" size="lg" href="/shop">To the shop</LinkButton>}
 *   media={<Image src="/garden.avif" width={720} height={900} alt="A tea garden in the rain" priority />}
 *   mediaPosition="edge"
 * />
 * ```
 */
export function Hero({
  ground = 'ink',
  eyebrow,
  title,
  headingLevel = 1,
  titleId,
  description,
  actions,
  media,
  mediaPosition = 'beside',
  className,
  children,
  ...props
}: HeroProps) {
  const illustrated = hasContent(media);
  return (
    <Section
      data-slot="hero"
      data-media={illustrated ? mediaPosition : undefined}
      {...props}
      ground={ground}
      spacing="none"
      width="full"
      className={cx('ds:hero', className)}
    >
      <div data-slot="hero-content" className="ds:hero-content">
        <div data-slot="hero-words" className="ds:hero-words">
          {hasContent(eyebrow) && (
            <Text data-slot="hero-eyebrow" weight="medium">
              {eyebrow}
            </Text>
          )}
          <Heading data-slot="hero-title" level={headingLevel} size="xl" id={titleId}>
            {title}
          </Heading>
          {hasContent(description) && (
            <Text data-slot="hero-description" size="lg">
              {description}
            </Text>
          )}
          {children}
          {hasContent(actions) && (
            <div data-slot="hero-actions" className="ds:hero-actions">
              {actions}
            </div>
          )}
        </div>
        {illustrated && (
          <div data-slot="hero-media" className="ds:hero-media">
            {media}
          </div>
        )}
      </div>
    </Section>
  );
}
