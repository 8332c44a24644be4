/** Who the site speaks for. Every place that says the name, the office, the sales address or the year reads it here. */
export const brand = {
  name: 'Weft',
  tagline: 'Helping you build and manage your digital ecosystem with ease.',
  office: 'Hyderabad, India',
  salesEmail: 'sales@weft.example',
  /** Where weaknesses are reported (SECURITY.md, RFC 9116). */
  securityEmail: 'security@weft.example',
  /** Until when the address above is sure to be read: less than a year ahead (RFC 9116 2.5.5). */
  securityContactUntil: '2027-10-31T00:00:00Z',
  /** The copyright year is fixed (P-2). */
  copyrightYear: 2025,
} as const;
