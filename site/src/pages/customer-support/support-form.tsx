import {
  type CallFailure,
  SUPPORT_CATEGORIES,
  type SuccessWithMessage,
  supportForm,
} from '@weft/account-contract';
import { FormRow } from '@weft/design-system/form';
import { Notice } from '@weft/design-system/notice';
import { SelectField } from '@weft/design-system/select-field';
import { Text } from '@weft/design-system/text';
import { TextAreaField } from '@weft/design-system/text-area';
import { TextField } from '@weft/design-system/text-field';
import { type ComponentProps, useState } from 'react';
import { accountClient } from '../../account/client.ts';
import { supportText as text } from '../../content/support.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSingleFlight } from '../../forms/use-single-flight.ts';

const categories = SUPPORT_CATEGORIES.map((category) => ({ value: category, label: category }));

/** The support request form (P-56). A success clears it; a failure keeps its input. */
export function SupportForm() {
  const { form, shell, field } = useSchemaForm(supportForm, { draft: 'support' });
  const { busy, run } = useSingleFlight();
  const hydrated = useHydrated();
  const [result, setResult] = useState<SuccessWithMessage | CallFailure>();

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    setResult(undefined);
    const typed = JSON.stringify(form.getValues());
    const send = form.handleSubmit((values) =>
      run(async (signal) => {
        const supportKey = import.meta.env.WEFT_PUBLIC_SUPPORT_KEY ?? '';
        const answer = await accountClient.sendSupportRequest(values, { signal, supportKey });
        if (answer.kind === 'aborted') return;
        // Keeps input that changed after the press, because it was not sent.
        if (answer.kind === 'success' && JSON.stringify(form.getValues()) === typed) form.reset();
        setResult(answer);
      }),
    );
    void send(event);
  };

  return (
    <SchemaForm shell={shell} onSubmit={submit}>
      <FormRow>
        <TextField label={text.name} autoComplete="name" {...field('name')} />
        <TextField label={text.businessEmail} type="email" autoComplete="email" {...field('businessEmail')} />
      </FormRow>
      <FormRow>
        <TextField label={text.phoneNumber} type="tel" autoComplete="tel" {...field('phoneNumber')} />
        <TextField label={text.companyName} autoComplete="organization" {...field('companyName')} />
      </FormRow>
      <SelectField
        label={text.category}
        options={categories}
        placeholder={text.categoryPlaceholder}
        {...field('category')}
      />
      <TextAreaField label={text.description} rows={6} {...field('description')} />
      <Notice tone="danger" capitalise="sentence">
        {result?.kind === 'failure' && result.message}
      </Notice>
      <Notice tone="success" capitalise="sentence">
        {result?.kind === 'success' && result.message}
      </Notice>
      <Text size="sm" tone="muted">
        {text.retention}
      </Text>
      <SubmitButton hydrated={hydrated} loading={busy} busyTexts={text.sending} className="items-start">
        {text.submit}
      </SubmitButton>
    </SchemaForm>
  );
}
