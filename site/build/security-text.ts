import { brand } from '../src/content/brand.ts';

/** Path of the file (RFC 9116 3). */
export const SECURITY_TEXT = '.well-known/security.txt';

/** The security.txt file (RFC 9116). @param siteOrigin the public origin; empty where it is unknown */
export function securityText(siteOrigin: string): string {
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${brand.securityContactUntil}`,
    'Preferred-Languages: en',
    ...(siteOrigin ? [`Canonical: ${siteOrigin}/${SECURITY_TEXT}`] : []),
    '',
  ].join('\n');
}
