import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { AuthCard } from '../../src/components/auth-card/index.js';
import { Button } from '../../src/components/button/index.js';
import { ErrorSummary } from '../../src/components/error-summary/index.js';
import { FaqAccordion, FaqItem } from '../../src/components/faq-accordion/index.js';
import { Form, FormActions, FormRow } from '../../src/components/form/index.js';
import { Grid } from '../../src/components/grid/index.js';
import { Link, LinkButton } from '../../src/components/link/index.js';
import { Notice } from '../../src/components/notice/index.js';
import { PasswordField } from '../../src/components/password-field/index.js';
import { Section } from '../../src/components/section/index.js';
import { SectionHeading } from '../../src/components/section-heading/index.js';
import { SelectField } from '../../src/components/select-field/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { StatusPanel } from '../../src/components/status-panel/index.js';
import { TextAreaField } from '../../src/components/text-area/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import { DateField } from '../../test/examples/date-field.js';
import { TitledForm } from './titled.js';

/** The account and support pages, made of the package's parts. Docs pages of parts begin with these stories. */
const meta = preview.meta({
  title: 'Patterns/Account and support',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

const category = (
  <SelectField
    label="Category"
    placeholder="Choose a category"
    options={[
      'Security & Compliance',
      'Billing & Subscription',
      'Account & Access Management',
      'Other / General Inquiry',
    ].map((label) => ({ value: label, label }))}
  />
);

const submit = (
  <FormActions>
    <Button variant="action" type="submit">
      Submit
    </Button>
  </FormActions>
);

const description = (
  <TextAreaField label="Description" hint="Say what you expected, and what happened instead." />
);

/** Two fields, one button, and the way to the other form. */
export const Login = meta.story({
  render: () => (
    <Section ground="subtle" spacing="sm" width="form" aria-label="Login">
      <AuthCard
        variant="raised"
        title="Welcome back"
        headingLevel={2}
        description="Login to get started"
        footer={
          <p className="canvas-text">
            New here? <Link href="#signup">Sign Up</Link>
          </p>
        }
      >
        <Form noValidate width="full">
          <TextField label="Email" type="email" autoComplete="username" requiredLabel="" required />
          <PasswordField label="Password" autoComplete="current-password" requiredLabel="" required />
          <Button variant="action" size="lg" fullWidth type="submit">
            Login
          </Button>
        </Form>
      </AuthCard>
    </Section>
  ),
});

/** After a failed attempt: the summary first, and each error at its field. */
export const SignupWithErrors = meta.story({
  render: () => (
    <Section spacing="sm" width="form" aria-label="Signup">
      <Form noValidate width="full">
        <ErrorSummary
          attempt={0}
          errors={[
            { targetId: 'scene-company', message: 'Enter your company name' },
            { targetId: 'scene-email', message: 'Enter your email address, such as name@example.com' },
          ]}
        />
        <TextField label="Full name" autoComplete="name" defaultValue="Priya Rao" />
        <TextField id="scene-company" label="Company name" error="Enter your company name" />
        <TextField
          id="scene-email"
          label="Email"
          type="email"
          error="Enter your email address, such as name@example.com"
        />
        {submit}
      </Form>
    </Section>
  ),
});

/** The rule of errors, step by step: what a form says when it is sent, at the next key, and when it is sent again. */
export const ErrorsComeAndGo = meta.story({
  render: () => (
    <Section spacing="sm" aria-label="When errors appear and disappear">
      <Grid columns={{ base: 1, md: 3 }} gap={8} as="ol">
        {[
          {
            step: '1. Sent empty: each invalid field says how to correct it',
            email: { error: 'Enter your email' },
            password: { error: 'Enter your password' },
          },
          {
            step: '2. First key in Email: its error disappears, the other stays',
            email: { defaultValue: 'p' },
            password: { error: 'Enter your password' },
          },
          {
            step: '3. Sent again: the page validates every field anew',
            email: {
              defaultValue: 'priya@loom',
              error: 'Enter your email address, such as name@example.com',
            },
            password: { defaultValue: 'a password' },
          },
        ].map(({ step, email, password }) => (
          <Stack key={step} as="li" gap={4}>
            <p className="canvas-name">{step}</p>
            <Form noValidate width="full">
              <TextField label="Email" type="email" autoComplete="off" {...email} />
              <PasswordField label="Password" autoComplete="current-password" {...password} />
            </Form>
          </Stack>
        ))}
      </Grid>
    </Section>
  ),
});

/** Every type of text field, before anybody types. */
export const Signup = meta.story({
  render: () => (
    <TitledForm
      id="signup"
      ground="subtle"
      title="Start with your first app"
      before={<p className="canvas-text">All fields are required.</p>}
    >
      <FormRow>
        <TextField label="Full name" autoComplete="name" requiredLabel="" required />
        <TextField label="Company name" autoComplete="organization" requiredLabel="" required />
      </FormRow>
      <TextField label="Business email" type="email" autoComplete="email" requiredLabel="" required />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="7 or more digits, spaces or hyphens; + is optional."
        requiredLabel=""
        required
      />
    </TitledForm>
  ),
});

/** An answer that no field of the package takes: a day, in a field of its own. */
export const Demonstration = meta.story({
  render: () => (
    <TitledForm id="demonstration" ground="subtle" title="See it with your own data">
      <TextField label="Business email" type="email" autoComplete="email" />
      <DateField label="Which day suits you?" hint="A day in the next 30" />
    </TitledForm>
  ),
});

/** A request: short answers in one row, the long one below, and one button at the end. */
export const Support = meta.story({
  render: () => (
    <TitledForm id="support" title="Submit Support Request">
      <FormRow>
        <TextField label="Full name" autoComplete="name" />
        {category}
      </FormRow>
      {description}
    </TitledForm>
  ),
});

/** Questions whose answers may replace a request, beside its form. */
export const Questions = meta.story({
  render: () => (
    <Section spacing="sm" aria-label="Support">
      <Grid columns={{ base: 1, md: 2 }} gap={12}>
        <Stack gap={4}>
          <SectionHeading headingLevel={2} size="md">
            Submit Support Request
          </SectionHeading>
          <Form noValidate width="full">
            {category}
            {description}
            {submit}
          </Form>
        </Stack>
        <Stack gap={4}>
          <SectionHeading headingLevel={2} size="md">
            Common questions
          </SectionHeading>
          <FaqAccordion defaultValue="own-cloud">
            <FaqItem value="on-premises" question="Can it be deployed on our premises?">
              Yes. On-premises deployment is available.
            </FaqItem>
            <FaqItem value="own-cloud" question="Can it be deployed in our own cloud?">
              Yes. The platform can be deployed in your own cloud account.
            </FaqItem>
            <FaqItem value="data" question="Who owns the data?">
              You do. You own all of your data.
            </FaqItem>
          </FaqAccordion>
        </Stack>
      </Grid>
    </Section>
  ),
});

/** The service cannot be reached: a message above the button says so, and the form keeps its input. */
export const Unreachable = meta.story({
  render: () => (
    <Section spacing="sm" width="form" aria-label="Support request">
      <Form noValidate width="full">
        <FormRow>
          <TextField label="Full name" autoComplete="name" defaultValue="Priya Rao" />
          <TextField label="Company name" autoComplete="organization" defaultValue="Loom & Sons" />
        </FormRow>
        <Notice tone="danger" live="off">
          Network error. Please try again later.
        </Notice>
        {submit}
      </Form>
    </Section>
  ),
});

/** A page of one message and one way on. */
export const Verified = meta.story({
  render: () => (
    <Section ground="subtle" spacing="sm" width="form" aria-label="Email verification">
      <StatusPanel
        status="success"
        title="Your email is Verified"
        headingLevel={2}
        description="You're all set to move forward."
        actions={
          <LinkButton variant="action" href="#login">
            Back to Login
          </LinkButton>
        }
      />
    </Section>
  ),
});
