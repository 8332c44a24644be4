/** The diamond of the brand's mark, in the current text colour. */
export function Diamond({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      <path d="M6 0 12 6 6 12 0 6z" fill="currentColor" />
    </svg>
  );
}
