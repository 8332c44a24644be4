import { Button, type ButtonProps } from '@weft/design-system/button';
import { useId } from 'react';
import { BusyStatus, type BusyTexts } from './busy-status.tsx';

/** Props of {@link SubmitButton}, in addition to those of {@link Button}. */
interface SubmitButtonProps extends Omit<ButtonProps, 'loadingLabel'> {
  /**
   * Whether the form is complete.
   * @default true
   */
  ready?: boolean;
  /**
   * Whether the page is hydrated. Until then the button is disabled, and the first script enables it: from then on a press
   * is kept until the page is hydrated.
   * @default true
   */
  hydrated?: boolean;
  /** Why a press does nothing. Shown below the button and linked as its description. */
  incomplete?: string;
  /** Announcements while the form is being sent. */
  busyTexts: BusyTexts;
  /**
   * Whether the button shows `busyTexts.busy` as its label; otherwise the text is its description.
   * @default true
   */
  showsBusy?: boolean;
}

/** Keeps Firefox from restoring `disabled` as it was before a reload. Spread, because React's type of a button lacks the attribute. */
const NOT_RESTORED = { autoComplete: 'off' };

/**
 * The submit button of a form. It is natively disabled until it is ready (P-49). The line below it says why, and later
 * that a call is slow. The line keeps its height, so that nothing moves.
 */
export function SubmitButton({
  ready = true,
  hydrated = true,
  incomplete,
  busyTexts,
  showsBusy = true,
  loading = false,
  className = '',
  ...props
}: SubmitButtonProps) {
  const id = useId();
  const reasonId = `${id}-reason`;
  const busyId = `${id}-busy`;
  const saysBusy = loading && !showsBusy;
  const rests = !ready || props['aria-disabled'] === true;
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <Button
        type="submit"
        variant="action"
        size="lg"
        {...NOT_RESTORED}
        {...props}
        loading={loading}
        loadingLabel={showsBusy ? busyTexts.busy : undefined}
        disabled={!ready || !hydrated}
        data-unhydrated={!hydrated || undefined}
        aria-describedby={(saysBusy && busyId) || (rests && incomplete && reasonId) || undefined}
      />
      {saysBusy && (
        <span id={busyId} hidden>
          {busyTexts.busy}
        </span>
      )}
      <div className="grid min-h-lh text-body-sm text-muted *:col-start-1 *:row-start-1">
        {incomplete && (
          <p id={reasonId} className={rests ? undefined : 'invisible'}>
            {incomplete}
          </p>
        )}
        <BusyStatus busy={loading} texts={busyTexts} />
      </div>
    </div>
  );
}
