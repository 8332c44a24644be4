/** What a mark stands for. */
type MarkTone = 'info' | 'success' | 'danger';

interface ToneMarkProps {
  /** @default 'danger' */
  tone?: MarkTone | undefined;
  /** Names the part. */
  'data-slot': string;
  /** Its size and, where it is not the text's, its colour. */
  className: string;
}

/** One figure for each tone, so that colour is never alone (WCAG 1.4.1): a letter i, a tick, an exclamation mark. */
const FIGURE: Record<MarkTone, string> = {
  info: 'M10 9v6M10 5v1.5',
  success: 'm5.5 10.5 3 3 6-7',
  danger: 'M10 5v6M10 13.5V15',
};

/** Tells a tone by shape. Hidden from assistive technology, which is told by words. */
export function ToneMark({ tone = 'danger', ...props }: ToneMarkProps) {
  return (
    <svg {...props} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1h18v18H1z" />
      <path d={FIGURE[tone]} />
    </svg>
  );
}
