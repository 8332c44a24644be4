import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** The ratio of width to height that a picture is cropped to. */
export type ImageRatio = '1/1' | '4/3' | '3/2' | '16/9' | '3/4';

/** Props of {@link Image}: those of a native `<img>`, which go to the picture, and these. */
export interface ImageProps extends ComponentPropsWithRef<'img'> {
  /** The address of the picture. */
  src: string;
  /** The content of the picture in a sentence; empty for a decorative picture, or one that repeats the text beside it. */
  alt: string;
  /** Width of the file in pixels. With `height` it reserves the space before the file loads, so that nothing shifts. */
  width: number;
  /** Height of the file in pixels. */
  height: number;
  /** Crops the picture. Unset, all of it is shown, in the ratio of `width` to `height`. */
  ratio?: ImageRatio | undefined;
  /**
   * Loads the picture at once and before others, because it is visible without scrolling. Others load as the reader scrolls
   * near them.
   * @default false
   */
  priority?: boolean | undefined;
  /** A line below the picture: what it shows, and who made it. The picture is then in a `figure`. */
  caption?: ReactNode;
}

/**
 * A picture as wide as its container, which reserves its space before it loads. It loads when the reader scrolls near it.
 * With a caption it is a figure.
 *
 * `srcSet`, `sizes` and every native prop go to the `img`, as do `ref` and `className`.
 *
 * @example
 * ```tsx
 * <Image src="/loom.avif" alt="A weaver at her loom" width={1440} height={960} caption="Pochampally, 2025" />
 * ```
 */
export function Image({ alt, ratio, priority = false, caption, className, ...props }: ImageProps) {
  const image = (
    <img
      data-slot="image"
      data-ratio={ratio}
      {...props}
      alt={alt}
      loading={props.loading ?? (priority ? 'eager' : 'lazy')}
      fetchPriority={props.fetchPriority ?? (priority ? 'high' : undefined)}
      decoding={props.decoding ?? (priority ? undefined : 'async')}
      className={cx('ds:image', className)}
    />
  );
  if (!hasContent(caption)) return image;
  return (
    <figure data-slot="image-figure" className="ds:image-figure">
      {image}
      <figcaption data-slot="image-caption" className="ds:image-caption">
        {caption}
      </figcaption>
    </figure>
  );
}
