import { type PictureName, pictures } from '../content/pictures.ts';

/** Props of {@link Picture}. */
export interface PictureProps {
  name: PictureName;
  /** The version of the picture for narrow screens, if there is one. */
  narrow?: PictureName | undefined;
  /**
   * The width that the narrow one is shown at.
   * @default '100vw'
   */
  narrowSizes?: string;
  /**
   * The media query for narrow screens.
   * @default below the breakpoint `md`
   */
  narrowScreens?: string;
  /** Text alternative; empty for a decorative picture. */
  alt: string;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /**
   * Loads the picture with high priority: for the largest picture of the first screen.
   * @default false
   */
  priority?: boolean;
  className?: string;
}

/** A generated picture in the best format that the browser supports. It has its size, so that nothing shifts. */
export function Picture({
  name,
  narrow,
  narrowSizes = '100vw',
  narrowScreens = '(width < 768px)',
  alt,
  sizes,
  priority = false,
  className,
}: PictureProps) {
  const { sources, src, width, height } = pictures[name];
  return (
    <picture>
      {narrow && <NarrowSources name={narrow} media={narrowScreens} sizes={narrowSizes} />}
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

/** A bitmap comes in several formats and widths, a vector picture as one file. */
function NarrowSources({ name, media, sizes }: { name: PictureName; media: string; sizes: string }) {
  const { sources, src, width, height } = pictures[name];
  const size = { media, width, height };
  if (sources.length === 0) return <source {...size} srcSet={src} />;
  return sources.map(({ type, srcset }) => (
    <source key={type} {...size} type={type} srcSet={srcset} sizes={sizes} />
  ));
}
