import { Button } from '@weft/design-system/button';
import { ErrorSummary } from '@weft/design-system/error-summary';
import { Form, FormActions, FormRow } from '@weft/design-system/form';
import { Notice } from '@weft/design-system/notice';
import { SelectField } from '@weft/design-system/select-field';
import { TextAreaField } from '@weft/design-system/text-area';
import { TextField } from '@weft/design-system/text-field';
import { useEffect, useState } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';

const FIELDS = ['name', 'postcode', 'email', 'heating', 'message'] as const;
type Name = (typeof FIELDS)[number];
type Values = Record<Name, string>;

const RULES: Readonly<Record<Name, RegisterOptions<Values, Name>>> = {
  name: { required: 'Enter your name' },
  email: {
    required: 'Enter your email address',
    pattern: { value: /^\S+@\S+\.\S+$/, message: 'Enter an email address like name@example.com' },
  },
  postcode: {
    required: 'Enter your postcode',
    pattern: { value: /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i, message: 'Enter a postcode like TS1 4RW' },
  },
  heating: { required: 'Choose what heats you now' },
  message: {},
};

const HEATING = [
  { value: 'gas', label: 'Gas' },
  { value: 'oil', label: 'Oil' },
  { value: 'electric', label: 'Electric heaters' },
  { value: 'solid', label: 'Coal or wood' },
  { value: 'pump', label: 'A heat pump of my own' },
];

/** Without script this is a native form, whose fields the browser validates. */
export function ContactForm() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const { register, handleSubmit, clearErrors, reset, formState } = useForm<Values>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, submitCount, isSubmitting } = formState;

  const field = (name: Name) => ({
    id: name,
    error: errors[name]?.message,
    ...register(name, { ...RULES[name], onChange: () => clearErrors(name) }),
  });

  async function send(values: Values) {
    setOutcome(undefined);
    try {
      const reply = await fetch('/api/contact', { method: 'POST', body: new URLSearchParams(values) });
      if (reply.ok) reset();
      setOutcome(reply.ok ? 'sent' : 'failed');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Form method="post" action="/api/contact" noValidate={hydrated} onSubmit={handleSubmit(send)}>
      <ErrorSummary
        attempt={submitCount}
        errors={FIELDS.map((name) => ({ targetId: name, message: errors[name]?.message ?? '' }))}
      />
      <FormRow>
        <TextField label="Name" autoComplete="name" required {...field('name')} />
        <TextField label="Postcode" autoComplete="postal-code" required {...field('postcode')} />
      </FormRow>
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <SelectField
        label="What heats you now?"
        placeholder="Choose one"
        options={HEATING}
        required
        {...field('heating')}
      />
      <TextAreaField
        label="Anything else"
        optionalLabel="optional"
        hint="Who lives there, which rooms are cold, whether the neighbours are keen."
        {...field('message')}
      />
      {/* Empty from the start: a screen reader announces what changes in a live region, and the focus stays on the button. */}
      <Notice tone="danger" title={outcome === 'failed' && 'Your letter did not reach us'}>
        {outcome === 'failed' && 'Nothing is lost: try again in a minute, or ring the yard.'}
      </Notice>
      <Notice tone="success" title={outcome === 'sent' && 'Thank you, we have it'}>
        {outcome === 'sent' && 'You hear from us within three working days.'}
      </Notice>
      <FormActions>
        <Button type="submit" variant="action" size="lg" loading={isSubmitting} loadingLabel="Sending">
          Send it to the yard
        </Button>
      </FormActions>
    </Form>
  );
}
