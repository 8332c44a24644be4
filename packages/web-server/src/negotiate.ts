import type { Variant } from './snapshot.ts';

/** The weight that Accept-Encoding gives a coding; undefined when it says nothing about it (RFC 9110 12.5.3). */
function weight(header: string, coding: string): number | undefined {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    if (name !== coding) continue;
    const q = parameters.find((each) => each.startsWith('q='));
    const value = q === undefined ? 1 : Number(q.slice(2));
    return Number.isFinite(value) ? value : 0;
  }
  return undefined;
}

/**
 * Chooses how to send a file: the coding that the client weighs highest, among equals the smallest. The file as it is
 * when the client names none.
 * @param variants Best first, the file as it is last.
 */
export function chooseVariant(variants: readonly Variant[], acceptEncoding = ''): Variant {
  const rest = weight(acceptEncoding, '*');
  const weighed = variants.map((each) => ({
    each,
    q:
      each.encoding === undefined
        ? (weight(acceptEncoding, 'identity') ?? Number.MIN_VALUE)
        : (weight(acceptEncoding, each.encoding) ?? rest ?? 0),
  }));
  const best = weighed.reduce((a, b) => (b.q > a.q ? b : a));
  return best.each;
}

/** Whether If-None-Match names what would be sent (RFC 9110 13.1.2, weak comparison). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);
}
