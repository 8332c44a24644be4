import {
  type CallFailure,
  type ResendPayload,
  resendPayload,
  type SuccessWithMessage,
} from '@weft/account-contract';
import { Notice } from '@weft/design-system/notice';
import { Text } from '@weft/design-system/text';
import { TextField } from '@weft/design-system/text-field';
import { useEffect, useState } from 'react';
import { accountClient } from '../../account/client.ts';
import { pauseResend, registeredAddress, resendPause } from '../../account/registered-address.ts';
import { settings } from '../../account/settings.ts';
import { verificationText } from '../../content/account.ts';
import { AllRequired, SchemaForm } from '../../forms/schema-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSingleFlight } from '../../forms/use-single-flight.ts';

const text = verificationText.pending;

/**
 * Requests a new verification link. Without a resend call in this build the button has no action (P-52). Otherwise it
 * uses the address that signed up in this tab, or that a login found unverified, or asks for one.
 */
export function Resend() {
  const { form, shell, field } = useSchemaForm(resendPayload, { draft: 'resend' });
  const { busy, run } = useSingleFlight();
  const hydrated = useHydrated();
  const [asksAddress, setAsksAddress] = useState(false);
  const [result, setResult] = useState<SuccessWithMessage | CallFailure>();
  const [resting, setResting] = useState(() => resendPause() > 0);

  useEffect(() => {
    if (asksAddress) form.setFocus('email');
  }, [asksAddress, form]);

  useEffect(() => {
    if (!resting) return;
    const timer = window.setTimeout(() => setResting(false), resendPause());
    return () => window.clearTimeout(timer);
  }, [resting]);

  const ask = (values: ResendPayload) =>
    run(async (signal) => {
      const outcome = await accountClient.resendVerification(values, { signal });
      if (outcome.kind === 'aborted') return;
      setResult(outcome);
      // Without a reply the visitor can try again at once.
      if (outcome.kind === 'failure' && outcome.httpStatus === undefined) return;
      pauseResend();
      setResting(true);
    });

  const resend = () => {
    if (!settings.canResend || resting) return;
    setResult(undefined);
    if (registeredAddress()) return ask({ email: registeredAddress() });
    return asksAddress ? form.handleSubmit(ask)() : setAsksAddress(true);
  };

  return (
    <SchemaForm
      shell={shell}
      saysRequired={false}
      onSubmit={(event) => {
        event.preventDefault();
        void resend();
      }}
      gap={4}
    >
      <Text>{text.question}</Text>
      {asksAddress && (
        <div>
          <AllRequired />
          <TextField
            label={text.emailPrompt}
            hint={text.emailHint}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
        </div>
      )}
      <SubmitButton
        variant="neutral"
        size="md"
        hydrated={hydrated}
        incomplete={resting ? text.resting : undefined}
        loading={busy}
        busyTexts={text.sending}
        showsBusy={false}
        aria-disabled={resting || undefined}
        className="items-start"
      >
        {text.resend}
      </SubmitButton>
      <Notice tone="danger" capitalise="sentence">
        {result?.kind === 'failure' && result.message}
      </Notice>
      <Notice tone="success" capitalise="sentence">
        {result?.kind === 'success' && result.message}
      </Notice>
    </SchemaForm>
  );
}
