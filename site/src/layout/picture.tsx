import { type PictureName, pictures } from '../content/pictures.ts';

/** Props of {@link Picture}. */
export interface PictureProps {
  name: PictureName;
  /** The same picture drawn for narrow screens, where there is one. */
  narrow?: PictureName | undefined;
  /**
   * The width that the narrow one is shown at.
   * @default '100vw'
   */
  narrowSizes?: string;
  /**
   * The screens that are narrow.
   * @default below the breakpoint `md`
   */
  narrowScreens?: string;
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

/** A drawn picture comes in several formats and widths, a vector picture as one file. */
function NarrowSources({ name, media, sizes }: { name: PictureName; media: string; sizes: string }) {
  const { sources, src, width, height } = pictures[name];
  const size = { media, width, height };
  if (sources.length === 0) return <source {...size} srcSet={src} />;
  return sources.map(({ type, srcset }) => (
    <source key={type} {...size} type={type} srcSet={srcset} sizes={sizes} />
  ));
}
