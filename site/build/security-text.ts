import { brand } from '../src/content/brand.ts';

/** Where the file stands (RFC 9116 3). */
export const SECURITY_TEXT = '.well-known/security.txt';

/** Whom to tell of a weakness (RFC 9116). @param siteOrigin the public origin; empty where it is not known. */
export function securityText(siteOrigin: string): string {
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${brand.securityContactUntil}`,
    'Preferred-Languages: en',
    ...(siteOrigin ? [`Canonical: ${siteOrigin}/${SECURITY_TEXT}`] : []),
    '',
  ].join('\n');
}
