/** Three invented brands, each hard in its own way. */
export const BRANDS = {
  /** A green call to action, warm paper, five colours, pills beside square fields. */
  orchard: {
    colors: { ink: '#1c2b22', action: '#0f8a4b', primary: '#0b5f8a', accent: '#ffd23f', paper: '#fbf7ef' },
    radius: { button: 999, field: 4, card: 16 },
    fonts: { text: "'DejaVu Sans', sans-serif", display: "'DejaVu Serif', serif" },
    density: 'roomy',
  },
  /** Two colours: an ink without a hue, and a yellow on which white text cannot be read. */
  taxi: { colors: { ink: '#111111', action: '#ffd400' }, radius: 0, density: 'compact' },
  /** A red call to action, beside which errors have to look different, and a dark accent. */
  plum: { colors: { ink: '#3b1d4a', action: '#d6173a', accent: '#7a3cff' }, radius: 8 },
} as const;

export type Brand = keyof typeof BRANDS;

/** The brands that the toolbar offers: the package as it comes, and the invented ones. */
export const brandTitles = {
  weft: 'Weft',
  orchard: 'Orchard',
  taxi: 'Taxi',
  plum: 'Plum',
} as const satisfies Record<'weft' | Brand, string>;

export type BrandName = keyof typeof brandTitles;
