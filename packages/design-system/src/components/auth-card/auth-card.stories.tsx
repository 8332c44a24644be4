import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, arabicLabels, inArabic } from '../../../test/examples/arabic.js';
import { german, germanLabels } from '../../../test/examples/german.js';
import { cloth } from '../../../test/examples/pictures.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/button.js';
import { Link } from '../link/link.js';
import { Notice } from '../notice/notice.js';
import { PasswordField } from '../password-field/password-field.js';
import { TextField } from '../text-field/text-field.js';
import { AuthCard } from './auth-card.js';

function Form({ error, failure }: { error?: string; failure?: string }) {
  return (
    <form noValidate className="canvas-form">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={error && 'priya@'}
        error={error}
      />
      <PasswordField label="Password" autoComplete="current-password" />
      <Notice tone="danger" live="off">
        {failure}
      </Notice>
      <Button variant="action" size="lg" fullWidth>
        Login
      </Button>
    </form>
  );
}

const footer = (
  <p className="canvas-text">
    New here? <Link href="#signup">Sign Up</Link>
  </p>
);

const meta = preview.meta({
  title: 'Components/AuthCard',
  component: AuthCard,
  args: { title: 'Welcome back', description: 'Login to get started', children: <Form />, footer },
  argTypes: { footer: { control: false } },
  parameters: { design: frame('auth-card') },
});

/** Title, description, form and footer, in this reading and Tab order. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    // The fields that a password manager fills (WCAG 1.3.5, 3.3.8).
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    const stops = [
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Show password' }),
      canvas.getByRole('button', { name: 'Login' }),
      canvas.getByRole('link', { name: 'Sign Up' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

/** While a field is empty the button has `aria-disabled` and a text that says what is missing. */
export const Incomplete = meta.story({
  args: {
    children: (
      <form noValidate className="canvas-form">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          hint="The one that you signed up with"
        />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button variant="action" size="lg" fullWidth disabled aria-describedby="waits-for">
          Login
        </Button>
        <p className="canvas-text" id="waits-for">
          Fill in both fields to log in.
        </p>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription(
      'Fill in both fields to log in.',
    );
  },
});

/** A field shows its error. */
export const FieldError = meta.story({
  args: { children: <Form error="Please enter a valid email address" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Error: Please enter a valid email address',
    );
  },
});

/** A message of the server that concerns no field. */
export const ServerError = meta.story({
  args: { children: <Form failure="Login failed. Please check your credentials." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login failed. Please check your credentials.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-invalid');
  },
});

/** After a successful submission a notice replaces the form. */
export const Sent = meta.story({
  args: {
    title: 'Submit Support Request',
    description: undefined,
    footer: undefined,
    children: <Notice tone="success">Support request submitted successfully!</Notice>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Support request submitted successfully!');
  },
});

/** A raised card over a picture. */
export const Raised = meta.story({
  args: { variant: 'raised' },
  render: (args) => (
    <div style={{ padding: '16px', background: `url("${cloth(960, 800)}") center / cover` }}>
      <AuthCard {...args} />
    </div>
  ),
});

/** The heading names the form. */
export const TitleId = meta.story({
  args: {
    titleId: 'login-heading',
    headingLevel: 2,
    children: (
      <form aria-labelledby="login-heading">
        <TextField label="Email" type="email" />
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** Without description and footer their elements are not rendered. */
export const FormAlone = meta.story({ args: { description: undefined, footer: undefined } });

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      {(['plain', 'raised'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <AuthCard
            variant={variant}
            title="Welcome back"
            headingLevel={2}
            description="Login to get started"
            footer={footer}
          >
            <Form
              error="Please enter a valid email address"
              failure="Login failed. Please check your credentials."
            />
          </AuthCard>
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    variant: 'raised',
    title: 'Benutzerkontenwiederherstellungsanforderung',
    description: 'Wir senden einen Link an die Adresse Ihres Kontos, sofern es eines gibt. '.repeat(3),
    children: (
      <form noValidate className="canvas-form">
        <TextField label="E-Mail-Adresse" type="email" autoComplete="username" />
        <PasswordField label="Kennwort" autoComplete="current-password" {...germanLabels.password} />
        <Button variant="action" size="lg" fullWidth>
          {german.login}
        </Button>
      </form>
    ),
    footer: (
      <p className="canvas-text">
        Neu hier? <Link href="#signup">Konto anlegen</Link>
      </p>
    ),
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    title: arabic.welcome,
    description: arabic.loginSubtitle,
    footer: (
      <p className="canvas-text">
        {arabic.newHere} <Link href="#signup">{arabic.signUp}</Link>
      </p>
    ),
    children: (
      <form noValidate className="canvas-form">
        <TextField label={arabic.form.email} type="email" autoComplete="username" />
        <PasswordField label={arabic.form.password} {...arabicLabels.password} />
        <Button variant="action" size="lg" fullWidth>
          {arabic.login}
        </Button>
      </form>
    ),
  },
});
