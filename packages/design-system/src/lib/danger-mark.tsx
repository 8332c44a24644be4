interface DangerMarkProps {
  /** Names the part. */
  'data-slot': string;
  /** Its size and, where it is not the text's, its colour. */
  className: string;
  /**
   * Another figure in the same square, on a ground of 20 by 20.
   * @default an exclamation mark
   */
  figure?: string | undefined;
}

/**
 * The figure of danger: an error is told by shape as well as by colour (WCAG 1.4.1). Hidden from assistive technology,
 * which is told by words.
 */
export function DangerMark({ figure = 'M10 5v6M10 13.5V15', ...props }: DangerMarkProps) {
  return (
    <svg {...props} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1h18v18H1z" />
      <path d={figure} />
    </svg>
  );
}
