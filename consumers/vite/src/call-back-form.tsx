import { Button, Form, FormActions, TextField } from '@weft/design-system';
import { useForm } from 'react-hook-form';

/** The form of the README without its summary: react-hook-form focuses the first field that is wrong. */
export function CallBackForm() {
  const { register, handleSubmit, clearErrors, formState } = useForm<{ name: string; phone: string }>({
    reValidateMode: 'onSubmit',
  });
  const field = (name: 'name' | 'phone', required: string) => ({
    error: formState.errors[name]?.message,
    ...register(name, { required, onChange: () => clearErrors(name) }),
  });
  return (
    <Form method="post" action="/call-back" noValidate onSubmit={handleSubmit(() => undefined)}>
      <TextField label="Name" autoComplete="name" required {...field('name', 'Enter your name')} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        {...field('phone', 'Enter your number')}
      />
      <FormActions>
        <Button type="submit" variant="action">
          Send
        </Button>
      </FormActions>
    </Form>
  );
}
