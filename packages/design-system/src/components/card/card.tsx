import type { ElementType, ReactNode } from 'react';
import { ArrowRightIcon } from '../../icons/icons.js';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import type { LinkComponent } from '../link/link-component.js';

/** `surface` is a plain area with an edge; `plain` has no area, only a rule above. */
export type CardVariant = 'surface' | 'plain';

/** The level of a card's title in the outline. */
export type CardHeadingLevel = 2 | 3 | 4 | 5 | 6;

interface CardOwnProps {
  /**
   * How the card stands out from the page.
   * @default 'surface'
   */
  variant?: CardVariant | undefined;
  /** A picture, above the text and as wide as the card. It is cropped to 16 : 9, so that cards of a row align. */
  media?: ReactNode;
  /** A short line above the title, such as a category or a date. */
  eyebrow?: ReactNode;
  /** The title. With `href` it is the text of the link, so it must make sense on its own (WCAG 2.4.4). */
  title: ReactNode;
  /**
   * Level of the title: one below the heading of the section.
   * @default 3
   */
  headingLevel?: CardHeadingLevel | undefined;
  /** A sentence or two below the title, as phrasing content. */
  description?: ReactNode;
  /** A button or link at the lower edge. In a row of cards of the same height, the actions align. */
  action?: ReactNode;
  /** Where the card leads: the title becomes a link, and the whole card its target for the pointer. */
  href?: string | undefined;
  /**
   * The component that renders the link of `href`, such as a router's link.
   * @default 'a'
   */
  linkAs?: LinkComponent | undefined;
  /** Further content between description and action. */
  children?: ReactNode;
}

/**
 * Props of {@link Card}: those of `as` (a native `<div>` by default) and these.
 *
 * @typeParam As The element or component that renders the card, such as `li` or `article`.
 */
export type CardProps<As extends ElementType = 'div'> = CardOwnProps & AsProps<As, keyof CardOwnProps>;

/**
 * One of several things of a kind: a picture, a title, a description and an action. Put cards into a `Grid`.
 *
 * With `href` the whole card leads there. Assistive technology finds one link, named by the title; a button or link in
 * `action` lies above it.
 *
 * @example
 * <Card
 *   media={<Image src="/assam.avif" alt="" width={640} height={360} />}
 *   eyebrow="Black tea"
 *   title="Assam"
 *   description="Malty, from one garden."
 *   href="/tea/assam"
 * />
 */
export function Card<As extends ElementType = 'div'>(props: CardProps<As>) {
  const {
    as: Element = 'div',
    variant = 'surface',
    media,
    eyebrow,
    title,
    headingLevel = 3,
    description,
    action,
    href,
    linkAs: CardLink = 'a',
    className,
    children,
    ...rest
  }: CardOwnProps & Omit<AnyAsProps, 'title'> = props;
  const Title = `h${headingLevel}` as const;
  return (
    <Element data-slot="card" data-variant={variant} {...rest} className={cx('ds:card', className)}>
      {hasContent(media) && (
        <div data-slot="card-media" className="ds:card-media">
          {media}
        </div>
      )}
      <div data-slot="card-body" className="ds:card-body">
        {hasContent(eyebrow) && (
          <p data-slot="card-eyebrow" className="ds:card-eyebrow">
            {eyebrow}
          </p>
        )}
        <Title data-slot="card-title" className="ds:card-title">
          {href === undefined ? (
            title
          ) : (
            <CardLink data-slot="card-link" href={href} className="ds:card-link">
              {title}
              {'\u00A0'}
              <ArrowRightIcon data-slot="card-arrow" className="ds:card-arrow" />
            </CardLink>
          )}
        </Title>
        {hasContent(description) && (
          <p data-slot="card-description" className="ds:card-description">
            {description}
          </p>
        )}
        {children}
        {hasContent(action) && (
          <div data-slot="card-action" className="ds:card-action">
            {action}
          </div>
        )}
      </div>
    </Element>
  );
}
