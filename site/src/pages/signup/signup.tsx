import { signUpForm } from '@weft/account-contract';
import { AuthCard } from '@weft/design-system/auth-card';
import { Link } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { PasswordField } from '@weft/design-system/password-field';
import { Text } from '@weft/design-system/text';
import { TextField } from '@weft/design-system/text-field';
import { type ComponentProps, useState } from 'react';
import { accountClient } from '../../account/client.ts';
import { rememberRegisteredAddress } from '../../account/registered-address.ts';
import { signupText as text } from '../../content/account.ts';
import { dropDraft } from '../../forms/drafts.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { leaving, useSingleFlight } from '../../forms/use-single-flight.ts';
import { AuthSwitch } from '../../layout/auth-switch.tsx';
import { useNavigate } from '../../navigation/router.ts';
import { pathOf, routeAt } from '../../navigation/routes.ts';

const draft = 'signup';

/** Sign-up (P-48): on success the visitor goes to the verification page. */
export default function Signup() {
  const { form, filled, shell, field } = useSchemaForm(signUpForm, {
    draft,
    clearsWith: { password: 'confirmPassword' },
  });
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState('');
  const navigate = useNavigate();

  const send = form.handleSubmit((values) =>
    run(async (signal) => {
      const result = await accountClient.register(values, { signal });
      if (result.kind === 'aborted') return;
      if (result.kind === 'failure') return setFailure(result.message);
      dropDraft(draft);
      rememberRegisteredAddress(values.email);
      // A visitor who has followed another link meanwhile goes there.
      if (routeAt(window.location.pathname).id !== 'signup') return;
      void navigate(pathOf('email-verification'));
      await leaving(signal);
    }),
  );
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    setFailure('');
    void send(event);
  };

  return (
    <AuthCard
      title={text.heading}
      footer={
        <AuthSwitch prompt={text.otherPrompt} to={pathOf('login')}>
          {text.otherLink}
        </AuthSwitch>
      }
    >
      <SchemaForm shell={shell} onSubmit={submit}>
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
        <Text size="sm" tone="muted" className="pb-2">
          {text.notice} <Link variant="placeholder">{text.terms}</Link> {text.and}{' '}
          <Link variant="placeholder">{text.privacyPolicy}</Link>.
        </Text>
        <Notice tone="danger" capitalise="sentence">
          {failure}
        </Notice>
        <SubmitButton
          ready={filled}
          incomplete={text.incomplete}
          loading={busy}
          busyTexts={text.sending}
          showsBusy={false}
          fullWidth
        >
          {text.submit}
        </SubmitButton>
      </SchemaForm>
    </AuthCard>
  );
}
