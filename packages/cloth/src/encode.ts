import type { PictureEntry, PictureSource } from './manifest.ts';
import type { Format, Picture, RasterPicture } from './picture-list.ts';
import { render } from './render.ts';
import { svgFile } from './svg.ts';
import type { Typesetter } from './typesetter.ts';

/** Writes a file and returns its address. */
export type Write = (name: string, extension: string, content: string | Buffer) => string;

/**
 * Encodes one picture at every width and in every format.
 * @param name The prefix of the file names.
 * @param picture What to draw.
 * @param typeset The typesetter for its text.
 * @param write Writes each file.
 * @returns Its entry in the manifest.
 */
export async function encode(
  name: string,
  picture: Picture,
  typeset: Typesetter,
  write: Write,
): Promise<PictureEntry> {
  const { width, height } = picture;
  if (picture.kind === 'vector') {
    return {
      width,
      height,
      sources: [],
      src: write(name, 'svg', svgFile(width, height, picture.draw(typeset))),
    };
  }
  return { width, height, ...(await encodePixels(name, picture, typeset, write)) };
}

async function encodePixels(
  name: string,
  picture: RasterPicture,
  typeset: Typesetter,
  write: Write,
): Promise<Pick<PictureEntry, 'sources' | 'src'>> {
  const made: { format: Format; width: number; content: Buffer; address: string }[] = [];
  for (const width of picture.widths) {
    for (const [format, content] of Object.entries(await render(picture, width, typeset))) {
      made.push({
        format: format as Format,
        width,
        content,
        address: write(`${name}-${width}`, format, content),
      });
    }
  }
  const bytes = (format: Format): number =>
    made.reduce((sum, file) => sum + (file.format === format ? file.content.length : 0), 0);
  const formats = [...picture.formats].sort((one, other) => bytes(one) - bytes(other));
  const sources = formats.map((format): PictureSource => {
    const files = made.filter((file) => file.format === format);
    return {
      type: `image/${format}`,
      srcset: files.map(({ address, width }) => `${address} ${width}w`).join(', '),
    };
  });
  const fallback = made.filter(({ format }) => format === 'webp' || format === 'png');
  const src = fallback[Math.floor(fallback.length / 2)]?.address;
  if (src === undefined)
    throw new RangeError(`“${name}” has no WebP or PNG for browsers without AVIF. Add one to its formats.`);
  return { sources, src };
}
