import type { IconProps } from '../icons/icon.js';
import { DangerIcon, InfoIcon, SuccessIcon } from '../icons/icons.js';

interface ToneMarkProps extends IconProps {
  /**
   * The meaning of the mark.
   * @default 'danger'
   */
  tone?: keyof typeof ICONS | undefined;
}

/** A symbol for each tone, so that colour is not the only cue (WCAG 1.4.1). */
const ICONS = { info: InfoIcon, success: SuccessIcon, danger: DangerIcon } as const;

/** The icon of a tone. Hidden from assistive technology, which gets a text. */
export function ToneMark({ tone = 'danger', ...props }: ToneMarkProps) {
  const Icon = ICONS[tone];
  return <Icon {...props} />;
}
