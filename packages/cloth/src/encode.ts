import { svgFile } from './draw.ts';
import type { PictureEntry, PictureSource } from './manifest.ts';
import type { Format, Picture, RasterPicture } from './pictures.ts';
import { render } from './render.ts';
import type { Typesetter } from './text.ts';

/** Writes a file under a name of its own and gives back its address. */
export type Write = (name: string, extension: string, content: string | Buffer) => string;

/**
 * Makes the files of one picture.
 * @param name Its name, which begins the file names.
 * @param picture What to draw.
 * @param set The typesetter for its words.
 * @param write Where the files go.
 * @returns Its entry in the manifest.
 */
export async function encode(
  name: string,
  picture: Picture,
  set: Typesetter,
  write: Write,
): Promise<PictureEntry> {
  const { width, height } = picture;
  if (picture.kind === 'vector') {
    return { width, height, sources: [], src: write(name, 'svg', svgFile(width, height, picture.draw(set))) };
  }
  return { width, height, ...(await encodePixels(name, picture, set, write)) };
}

async function encodePixels(
  name: string,
  picture: RasterPicture,
  set: Typesetter,
  write: Write,
): Promise<Pick<PictureEntry, 'sources' | 'src'>> {
  const made: { format: Format; width: number; content: Buffer; address: string }[] = [];
  for (const width of picture.widths) {
    for (const [format, content] of Object.entries(await render(picture, width, set))) {
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
