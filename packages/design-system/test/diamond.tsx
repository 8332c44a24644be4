/** An icon for stories: a woven diamond in the colour of the text. */
export function Diamond() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
      <path d="m6 0 6 6-6 6-6-6z" />
    </svg>
  );
}
