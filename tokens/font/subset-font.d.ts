/** The options of subset-font in use. `@types/subset-font` 2.3.0 lacks `keepFeatures` and `noHinting`. */
declare module 'subset-font' {
  /** Reduces a font to the characters of a text. */
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
