import type { Variant } from './site-files.ts';

/** The weight of a coding in Accept-Encoding; undefined when it is not listed (RFC 9110 12.5.3). */
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
 * Chooses the variant of a file that the client weighs highest; of equal weights, the first. Without Accept-Encoding
 * that is the uncompressed file, and also where the client accepts none of them: RFC 9110 12.5.3 allows that, and a page is
 * of more use than an error.
 * @param variants Best encoding first, the uncompressed file last.
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
  // Of equal weights the first wins. Where the client accepts no variant, the last one does: the uncompressed file.
  const best = weighed.reduce((a, b) => (b.q > a.q || a.q <= 0 ? b : a));
  return best.each;
}

/** Whether If-None-Match matches the ETag (RFC 9110 13.1.2, weak comparison). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);
}
