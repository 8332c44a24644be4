import { Button, type ButtonProps } from '@weft/design-system/button';
import { useId } from 'react';

/**
 * The button that sends a form. Disabled while a field is empty (specification 2); because a disabled button hides its
 * reason from assistive technology, the reason is tied to it as a description.
 */
export function SubmitButton({
  ready,
  incomplete,
  ...props
}: ButtonProps & {
  /** Whether every field holds something. */
  ready: boolean;
  /** What is missing, in words. */
  incomplete: string;
}) {
  const reasonId = useId();
  return (
    <>
      <Button
        type="submit"
        tone="action"
        size="lg"
        {...props}
        disabled={!ready}
        aria-describedby={ready ? undefined : reasonId}
      />
      {!ready && (
        <p id={reasonId} className="sr-only">
          {incomplete}
        </p>
      )}
    </>
  );
}
