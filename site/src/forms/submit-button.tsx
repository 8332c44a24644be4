import { Button, type ButtonProps } from '@weft/design-system/button';
import { useId } from 'react';
import { BusyStatus, type BusyTexts } from './busy-status.tsx';

/** Props of {@link SubmitButton}: those of a {@link Button} and these. */
interface SubmitButtonProps extends Omit<ButtonProps, 'busyLabel'> {
  /** Whether it can be pressed; a page that is not awake and an incomplete form are not ready. */
  ready: boolean;
  /** Why it cannot be pressed. Shown below the button, and tied to it as its description. */
  incomplete?: string;
  /** What is said while the form is on its way. */
  busyTexts: BusyTexts;
  /**
   * Whether the button itself shows `busyTexts.busy`; one that keeps its label has the text as its description.
   * @default true
   */
  showsBusy?: boolean;
}

/**
 * The button that sends a form. Natively disabled while it is not ready (P-49); the line below it says why, and
 * later that a call takes long. The line's room is kept, so nothing moves.
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
