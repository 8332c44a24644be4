import {
  CALL_TEXTS,
  CALL_TIME_LIMIT_MS,
  type CallFailure,
  loginForm,
  UNVERIFIED_STATUS,
} from '@weft/account-contract';
import { AuthCard } from '@weft/design-system/auth-card';
import { Link } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { PasswordField } from '@weft/design-system/password-field';
import { TextField } from '@weft/design-system/text-field';
import { type ComponentProps, useEffect, useState } from 'react';
import { accountClient } from '../../account/client.ts';
import { prepareHandOff } from '../../account/hand-off.ts';
import { rememberRegisteredAddress } from '../../account/registered-address.ts';
import { settings } from '../../account/settings.ts';
import { loginText as text } from '../../content/account.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { leaving, useSingleFlight } from '../../forms/use-single-flight.ts';
import { AuthSwitch } from '../../layout/auth-switch.tsx';
import { PageLink } from '../../navigation/nav-link.tsx';
import { pathOf } from '../../navigation/routes.ts';

/** Login (P-47): on success the browser goes to the main application. */
export default function Login() {
  const { form, filled, shell, field } = useSchemaForm(loginForm, { draft: 'login' });
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<{ message: string; httpStatus?: number }>();

  // Clears the password when the back/forward cache restores the page.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && form.setValue('password', '');
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [form]);

  const refuse = (result: CallFailure, email: string) => {
    if (result.httpStatus === UNVERIFIED_STATUS) rememberRegisteredAddress(email);
    setFailure(result);
  };
  const send = form.handleSubmit((values) =>
    run(async (signal) => {
      try {
        const handOff = await prepareHandOff();
        const result = await accountClient.login(values, { signal, challenge: handOff.challenge });
        if (result.kind === 'aborted') return;
        if (result.kind === 'failure') return refuse(result, values.email);
        const address = await handOff.address(result);
        if (signal.aborted) return;
        window.location.assign(address);
        const left = await leaving(signal, CALL_TIME_LIMIT_MS);
        if (!left) setFailure({ message: CALL_TEXTS.networkError });
      } catch {
        if (!signal.aborted) setFailure({ message: CALL_TEXTS.networkError });
      }
    }),
  );
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    setFailure(undefined);
    void send(event);
  };

  return (
    <AuthCard
      title={text.heading}
      description={text.subtitle}
      footer={
        <AuthSwitch prompt={text.otherPrompt} to={pathOf('signup')}>
          {text.otherLink}
        </AuthSwitch>
      }
    >
      <SchemaForm shell={shell} onSubmit={submit}>
        <TextField label={text.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField label={text.password} autoComplete="current-password" {...field('password')} />
        <Notice tone="danger" capitalise="sentence">
          {failure?.message}
        </Notice>
        {settings.canResend && failure?.httpStatus === UNVERIFIED_STATUS && (
          <Link variant="standalone" as={PageLink} to={pathOf('email-verification')}>
            {text.newVerificationLink}
          </Link>
        )}
        <SubmitButton
          ready={filled}
          incomplete={text.incomplete}
          loading={busy}
          busyTexts={text.sending}
          fullWidth
        >
          {text.submit}
        </SubmitButton>
      </SchemaForm>
    </AuthCard>
  );
}
