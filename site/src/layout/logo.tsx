import { brand } from '../content/brand.ts';
import { pictures } from '../content/pictures.ts';

/** The mark and the name of the brand. A link around it needs its own accessible name. */
export function Logo() {
  const { src, width, height } = pictures.mark;
  return (
    <>
      <img src={src} alt="" width={width} height={height} className="size-mark" />
      {/* A very narrow bar, such as a phone's with large text, shows only the mark. */}
      <span className="@max-[12rem]/bar:sr-only">{brand.name}</span>
    </>
  );
}
