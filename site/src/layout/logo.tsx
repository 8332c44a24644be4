import { brand } from '../content/brand.ts';
import { pictures } from '../content/pictures.ts';

/** The mark and the name: the content of a link home, which needs a name of its own. */
export function Logo() {
  const { src, width, height } = pictures.mark;
  return (
    <>
      <img src={src} alt="" width={width} height={height} className="size-mark" />
      {/* In a very narrow bar, such as that of a phone with large text, the mark stands for both. */}
      <span className="@max-[12rem]/bar:sr-only">{brand.name}</span>
    </>
  );
}
