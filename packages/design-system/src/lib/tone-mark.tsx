/** The meaning of a mark. */
type MarkTone = 'info' | 'success' | 'danger';

interface ToneMarkProps {
  /** @default 'danger' */
  tone?: MarkTone | undefined;
  /** Names the part. */
  'data-slot': string;
  /** Its size and, where it differs from the text, its colour. */
  className: string;
}

/** A symbol for each tone, so that colour is not the only cue (WCAG 1.4.1): an i, a tick, an exclamation mark. */
const FIGURE: Record<MarkTone, string> = {
  info: 'M10 9v6M10 5v1.5',
  success: 'm5.5 10.5 3 3 6-7',
  danger: 'M10 5v6M10 13.5V15',
};

/** The icon of a tone. Hidden from assistive technology, which gets a text. */
export function ToneMark({ tone = 'danger', ...props }: ToneMarkProps) {
  return (
    <svg {...props} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1h18v18H1z" />
      <path d={FIGURE[tone]} />
    </svg>
  );
}
