import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** The size of the words: `lg` alone in a section, `md` beside others. */
export type QuoteSize = 'lg' | 'md';

/** Props of {@link Quote}: those of a native `<figure>` and these. */
export interface QuoteProps extends ComponentPropsWithRef<'figure'> {
  /**
   * The size of the words.
   * @default 'md'
   */
  size?: QuoteSize | undefined;
  /** The name of the speaker. */
  author?: ReactNode;
  /** The speaker's role and company. */
  description?: ReactNode;
  /** A small picture before the name, such as a portrait or a logo. Alone it has to name the source by its `alt`. */
  media?: ReactNode;
  /** The address of the source. Not shown: link to it in `author` or `description`. */
  cite?: string | undefined;
  /** The quoted text, with the quotation marks of its language. Plain text, or paragraphs. */
  children?: ReactNode;
}

/**
 * A figure with a quotation and its attribution.
 *
 * @example
 * <Quote author="Ines Carvalho" description="Malthouse Bakery">
 *   “The first invoice that I understood.”
 * </Quote>
 */
export function Quote({
  size = 'md',
  author,
  description,
  media,
  cite,
  className,
  children,
  ...props
}: QuoteProps) {
  const isNamed = hasContent(author) || hasContent(description);
  return (
    <figure data-slot="quote" data-size={size} {...props} className={cx('ds:quote', className)}>
      <blockquote data-slot="quote-words" cite={cite} className="ds:quote-words">
        {children}
      </blockquote>
      {(isNamed || hasContent(media)) && (
        <figcaption data-slot="quote-attribution" className="ds:quote-attribution">
          {hasContent(media) && (
            <span data-slot="quote-media" className="ds:quote-media">
              {media}
            </span>
          )}
          {isNamed && (
            <span data-slot="quote-names" className="ds:quote-names">
              {hasContent(author) && (
                <span data-slot="quote-author" className="ds:quote-author">
                  {author}
                </span>
              )}
              {hasContent(description) && (
                <span data-slot="quote-description" className="ds:quote-description">
                  {description}
                </span>
              )}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}
