import { brand } from '../content/brand.ts';
import { pictures } from '../content/pictures.ts';

/** The mark and the name: the content of a link home, which needs a name of its own. */
export function Logo() {
  const { src, width, height } = pictures.mark;
  return (
    <>
      <img src={src} alt="" width={width} height={height} className="size-mark" />
      {brand.name}
    </>
  );
}
