/** Name, office, addresses and copyright year of the brand. Every page reads them here. */
export const brand = {
  name: 'Weft',
  tagline: 'Helping you build and manage your digital ecosystem with ease.',
  office: 'Hyderabad, India',
  salesEmail: 'sales@weft.example',
  /** The address for vulnerability reports (SECURITY.md, RFC 9116). */
  securityEmail: 'security@weft.example',
  /** Expiry date of security.txt: less than a year ahead (RFC 9116 2.5.5). */
  securityContactUntil: '2027-10-31T00:00:00Z',
  /** The copyright year is fixed (P-2). */
  copyrightYear: 2025,
} as const;
