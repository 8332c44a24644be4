import { Button, type ButtonProps } from '@weft/design-system/button';
import { useId } from 'react';
import { BusyStatus, type BusyTexts } from './busy-status.tsx';

/** Props of {@link SubmitButton}, in addition to those of {@link Button}. */
interface SubmitButtonProps extends Omit<ButtonProps, 'busyLabel'> {
  /** Whether the button is enabled: the page is hydrated and the form complete. */
  ready: boolean;
  /** Why the button is disabled. Shown below it and linked as its description. */
  incomplete?: string;
  /** Announcements while the form is being sent. */
  busyTexts: BusyTexts;
  /**
   * Whether the button shows `busyTexts.busy` as its label; otherwise the text is its description.
   * @default true
   */
  showsBusy?: boolean;
}

/**
 * The submit button of a form. It is natively disabled until it is ready (P-49). The line below it says why, and later
 * that a call is slow. The line keeps its height, so that nothing moves.
 */
export function SubmitButton({
  ready,
  incomplete,
  busyTexts,
  showsBusy = true,
  busy = false,
  className = '',
  ...props
}: SubmitButtonProps) {
  const id = useId();
  const reasonId = `${id}-reason`;
  const busyId = `${id}-busy`;
  const saysBusy = busy && !showsBusy;
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <Button
        type="submit"
        tone="action"
        size="lg"
        {...props}
        busy={busy}
        busyLabel={showsBusy ? busyTexts.busy : undefined}
        disabled={!ready}
        aria-describedby={(saysBusy && busyId) || (!ready && incomplete && reasonId) || undefined}
      />
      {saysBusy && (
        <span id={busyId} hidden>
          {busyTexts.busy}
        </span>
      )}
      <div className="grid min-h-lh text-body-sm text-muted *:col-start-1 *:row-start-1">
        {incomplete && (
          <p id={reasonId} className={ready ? 'invisible' : undefined}>
            {incomplete}
          </p>
        )}
        <BusyStatus busy={busy} texts={busyTexts} />
      </div>
    </div>
  );
}
