import { type PictureName, pictures } from '../content/pictures.ts';

/** Props of {@link Picture}. */
export interface PictureProps {
  name: PictureName;
  /** What the picture says, or an empty string where it says nothing. */
  alt: string;
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string;
  /**
   * Loads it before everything else: for the largest picture of the first screen.
   * @default false
   */
  priority?: boolean;
  className?: string;
}

/** A picture of the build in the best format that the browser reads, with its size, so that nothing moves. */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const { sources, src, width, height } = pictures[name];
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** A picture with a version of its own for narrow screens (specification 2, Steps). */
export function ArtDirectedPicture({
  wide,
  narrow,
  alt,
  className,
}: {
  wide: PictureName;
  narrow: PictureName;
  alt: string;
  className?: string;
}) {
  const small = pictures[narrow];
  const large = pictures[wide];
  return (
    <picture>
      {small.sources.map(({ type, srcset }) => (
        <source
          key={`narrow ${type}`}
          media="(width < 768px)"
          type={type}
          srcSet={srcset}
          sizes="100vw"
          width={small.width}
          height={small.height}
        />
      ))}
      {large.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="100vw" />
      ))}
      <img
        src={large.src}
        alt={alt}
        width={large.width}
        height={large.height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
