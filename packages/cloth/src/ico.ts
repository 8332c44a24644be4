const header = 6;
const directory = 16;

/**
 * Wraps a PNG in an ICO file, for clients that request `/favicon.ico`.
 * @param png A square picture.
 * @param side Its width and height in pixels, at most 255.
 */
export function toIco(png: Buffer, side: number): Buffer {
  if (side > 255)
    throw new RangeError(`An ICO image has at most 255 px a side, not ${side} px. Use a smaller picture.`);
  const head = Buffer.alloc(header + directory);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
