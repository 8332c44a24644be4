/**
 * The target of a fragment link: the element whose id is the fragment as written, else the one whose id is the
 * decoded fragment, as browsers do (HTML Standard, "select the indicated part").
 *
 * @param hash `#` and the fragment, such as `location.hash`
 * @param root Where to look, such as the shadow root of the link, which browsers never search.
 */
export function fragmentTarget(hash: string, root: Document | ShadowRoot = document): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  return root.getElementById(id) ?? root.getElementById(decode(id));
}

/** Malformed percent encoding names no element. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}
