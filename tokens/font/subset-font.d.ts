/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  /** Cut a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures: readonly string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
