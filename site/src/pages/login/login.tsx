import {
  CALL_TEXTS,
  CALL_TIME_LIMIT_MS,
  loginCall,
  loginForm,
  loginResult,
  toLoginPayload,
} from '@weft/account-contract';
import { AuthCard } from '@weft/design-system/auth-card';
import { Notice } from '@weft/design-system/notice';
import { PasswordField } from '@weft/design-system/password-field';
import { TextField } from '@weft/design-system/text-field';
import { useEffect, useState } from 'react';
import { prepareHandOff } from '../../account/hand-off.ts';
import { RuledForm } from '../../account/ruled-form.tsx';
import { send } from '../../account/send.ts';
import { SubmitButton } from '../../account/submit-button.tsx';
import { useRuledForm } from '../../account/use-ruled-form.ts';
import { useTask } from '../../account/use-task.ts';
import { pathOf } from '../../app/routes.ts';
import { settings } from '../../app/settings.ts';
import { loginText as text } from '../../content/account.ts';
import { AuthSwitch } from '../../layout/auth-parts.tsx';

/** Login (P-47): on success the browser goes to the main application with the hand-off. */
export default function Login() {
  const { form, filled, shell, field } = useRuledForm(loginForm, { draft: 'login' });
  const { busy, run } = useTask();
  const [failure, setFailure] = useState('');

  // Coming back from the main application must not show the password again.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && form.setValue('password', '');
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [form]);

  const submit = form.handleSubmit((values) =>
    run(async (signal) => {
      setFailure('');
      try {
        const handOff = await prepareHandOff();
        const call = loginCall(settings.userApi, toLoginPayload(values), handOff.challenge);
        const result = loginResult(await send(call, signal));
        if (signal.aborted) return;
        if (result.kind === 'failure') return setFailure(result.message);
        const address = await handOff.address(result);
        if (signal.aborted) return;
        window.location.assign(address);
        await leaving(signal);
        if (!signal.aborted) setFailure(CALL_TEXTS.networkError);
      } catch {
        if (!signal.aborted) setFailure(CALL_TEXTS.networkError);
      }
    }),
  );

  return (
    <AuthCard
      heading={text.heading}
      subtitle={text.subtitle}
      footer={
        <AuthSwitch prompt={text.otherPrompt} to={pathOf('signup')}>
          {text.otherLink}
        </AuthSwitch>
      }
    >
      <RuledForm shell={shell} onSubmit={submit}>
        <TextField label={text.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField label={text.password} autoComplete="current-password" {...field('password')} />
        <Notice tone="danger">{failure}</Notice>
        <SubmitButton
          ready={filled}
          incomplete={text.incomplete}
          busy={busy}
          busyTexts={text.sending}
          fullWidth
        >
          {text.submit}
        </SubmitButton>
      </RuledForm>
    </AuthCard>
  );
}

/** Settles when the visitor is gone, or when the main application has not taken them after all. */
function leaving(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    window.setTimeout(resolve, CALL_TIME_LIMIT_MS);
  });
}
