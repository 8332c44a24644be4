import { RESEND_PAUSE_MS, resendCall, resendPayload, resendResult } from '@weft/account-contract';
import { Button } from '@weft/design-system/button';
import { Notice } from '@weft/design-system/notice';
import { TextField } from '@weft/design-system/text-field';
import { useEffect, useRef, useState } from 'react';
import { registeredAddress } from '../../account/registered-address.ts';
import { send } from '../../account/send.ts';
import { useTask } from '../../account/use-task.ts';
import { settings } from '../../app/settings.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { verificationText } from '../../content/account.ts';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';

const text = verificationText.pending;

/**
 * Asks for the link again. Without a resend call in this build the button has no action, as the specification shows it;
 * with one it asks for the address that signed up in this tab, or for an address to be typed.
 */
export function Resend() {
  const { busy, run } = useTask();
  const hydrated = useHydrated();
  const [asksAddress, setAsksAddress] = useState(false);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<ReturnType<typeof resendResult>>();
  const [resting, setResting] = useState(false);
  const addressRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (asksAddress) addressRef.current?.focus();
  }, [asksAddress]);

  useEffect(() => {
    if (!resting) return;
    const timer = window.setTimeout(() => setResting(false), RESEND_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [resting]);

  const resend = () => {
    if (!settings.canResend || resting) return;
    if (!registeredAddress() && !asksAddress) return setAsksAddress(true);
    const judged = resendPayload.safeParse({ email: registeredAddress() || email });
    if (!judged.success) return setError(judged.error.issues[0]?.message);
    return run(async (signal) => {
      setResult(undefined);
      const reply = await send(resendCall(settings.userApi, judged.data), signal);
      const answer = resendResult(reply);
      if (signal.aborted) return;
      setResult(answer);
      // A call that never arrived may be tried again at once.
      setResting(reply !== null);
    });
  };

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void resend();
      }}
      className="flex flex-col items-start gap-4"
    >
      <NeedsJavaScript />
      <p className="text-body">{text.question}</p>
      {asksAddress && (
        <TextField
          label={text.emailPrompt}
          hint={text.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          ref={addressRef}
          className="w-full"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
      )}
      <Button
        type="submit"
        tone="neutral"
        busy={busy}
        disabled={!hydrated}
        aria-disabled={resting || undefined}
      >
        {text.resend}
      </Button>
      <Notice tone="danger">{result?.kind === 'failure' && result.message}</Notice>
      <Notice tone="success">{result?.kind === 'success' && result.message}</Notice>
    </form>
  );
}
