/** Who the site speaks for. Every place that says the name, the office, the sales address or the year reads it here. */
export const brand = {
  name: 'Weft',
  tagline: 'Helping you build and manage your digital ecosystem with ease.',
  office: 'Hyderabad, India',
  salesEmail: 'sales@weft.example',
  /** Specification 9: the copyright year is fixed. */
  copyrightYear: 2025,
} as const;
