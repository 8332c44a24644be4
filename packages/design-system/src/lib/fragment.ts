/**
 * The element that a link to a fragment leads to: the one whose id is the text behind `#` as it stands, else the one whose
 * id it is decoded, as browsers look for it (HTML Standard, "select the indicated part").
 *
 * @param hash `#` and the fragment, such as `location.hash`
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

/** A fragment that is not well-formed percent encoding names no element. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}
