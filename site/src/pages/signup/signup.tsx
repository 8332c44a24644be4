import { registerCall, registrationResult, signUpForm, toRegistrationPayload } from '@weft/account-contract';
import { AuthCard } from '@weft/design-system/auth-card';
import { Link } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { PasswordField } from '@weft/design-system/password-field';
import { TextField } from '@weft/design-system/text-field';
import { useState } from 'react';
import { dropDraft } from '../../account/drafts.ts';
import { rememberRegisteredAddress } from '../../account/registered-address.ts';
import { RuledForm } from '../../account/ruled-form.tsx';
import { send } from '../../account/send.ts';
import { SubmitButton } from '../../account/submit-button.tsx';
import { useRuledForm } from '../../account/use-ruled-form.ts';
import { useTask } from '../../account/use-task.ts';
import { useNavigate } from '../../app/router.ts';
import { pathOf } from '../../app/routes.ts';
import { settings } from '../../app/settings.ts';
import { signupText as text } from '../../content/account.ts';
import { AuthSwitch } from '../../layout/auth-parts.tsx';

const draft = 'signup';

/** Sign-up (P-48): on success the visitor goes on to the verification page. */
export default function Signup() {
  const { form, filled, shell, field } = useRuledForm(signUpForm, {
    draft,
    clearsWith: { password: 'confirmPassword' },
  });
  const { busy, run } = useTask();
  const [failure, setFailure] = useState('');
  const navigate = useNavigate();

  const submit = form.handleSubmit((values) =>
    run(async (signal) => {
      setFailure('');
      const call = registerCall(settings.userApi, toRegistrationPayload(values));
      const result = registrationResult(await send(call, signal));
      if (signal.aborted) return;
      if (result.kind === 'failure') return setFailure(result.message);
      dropDraft(draft);
      rememberRegisteredAddress(values.email);
      await navigate(pathOf('email-verification'));
    }),
  );

  return (
    <AuthCard
      heading={text.heading}
      footer={
        <AuthSwitch prompt={text.otherPrompt} to={pathOf('login')}>
          {text.otherLink}
        </AuthSwitch>
      }
    >
      <RuledForm shell={shell} onSubmit={submit}>
        <TextField label={text.name} hint={text.nameHint} autoComplete="name" {...field('name')} />
        <TextField label={text.email} type="email" autoComplete="email" {...field('email')} />
        <TextField
          label={text.phone}
          hint={text.phoneHint}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField label={text.companyName} autoComplete="organization" {...field('companyName')} />
        <PasswordField
          label={text.password}
          hint={text.passwordHint}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label={text.confirmPassword}
          showLabel={text.showConfirmPassword}
          hideLabel={text.hideConfirmPassword}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <p className="pb-2 text-body-sm text-muted">
          {text.notice} <Link kind="placeholder">{text.terms}</Link> {text.and}{' '}
          <Link kind="placeholder">{text.privacyPolicy}</Link>.
        </p>
        <Notice tone="danger">{failure}</Notice>
        <SubmitButton
          ready={filled}
          incomplete={text.incomplete}
          busy={busy}
          busyTexts={text.sending}
          showsBusy={false}
          fullWidth
        >
          {text.submit}
        </SubmitButton>
      </RuledForm>
    </AuthCard>
  );
}
