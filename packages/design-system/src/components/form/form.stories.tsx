import { expect, waitFor } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Specimens } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { NativeForm } from '../../../test/examples/native-form.js';
import nativeForm from '../../../test/examples/native-form.tsx?raw';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/index.js';
import { ErrorSummary } from '../error-summary/index.js';
import { Notice } from '../notice/index.js';
import { TextAreaField } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { Form, FormActions, FormRow } from './form.js';

const fields = [
  <FormRow key="row">
    <TextField label="Name" name="name" autoComplete="name" />
    <TextField label="Email" name="email" type="email" autoComplete="email" />
  </FormRow>,
  <TextAreaField key="question" label="What is it about?" name="question" rows={4} />,
  <FormActions key="actions">
    <Button type="submit" variant="action">
      Send
    </Button>
    <Button type="reset">Clear</Button>
  </FormActions>,
];

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  subcomponents: { FormRow, FormActions },
  args: { 'aria-label': 'Contact', children: fields },
});

const boxes = (elements: Iterable<Element>) => [...elements].map((each) => each.getBoundingClientRect());

/** Two fields share a row; the buttons are at the end. */
export const Default = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Contact' }).getBoundingClientRect();
    await expect(form.width).toBeLessThanOrEqual(480);
    const [name, email] = boxes([canvas.getByLabelText('Name'), canvas.getByLabelText('Email')]);
    await expect(email?.top).toBe(name?.top);
    await expect(Math.round(email?.width ?? 0)).toBe(Math.round(name?.width ?? -1));
  }),
});

/** As wide as its place. */
export const WidthFull = meta.story({
  args: { width: 'full' },
  globals: { viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    await expect(canvas.getByRole('form').getBoundingClientRect().width).toBeGreaterThan(480);
  }),
});

/** On a phone, and with text at 200 %, the fields of a row are one below the other (WCAG 1.4.4, 1.4.10). */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const [name, email] = boxes([canvas.getByLabelText('Name'), canvas.getByLabelText('Email')]);
    await expect(email?.top).toBeGreaterThan(name?.bottom ?? 0);
    await expect(email?.left).toBe(name?.left);
  }),
});

export const LargeText = meta.story({ globals: { textSize: 'double', viewport: { value: 'phone' } } });

/** Without a form library: after a failed attempt the summary, first in the form, has the focus. */
export const WithErrorSummary = meta.story({
  parameters: { shows: 'end', ...exampleSource(nativeForm) },
  render: () => <NativeForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    const field = canvas.getByLabelText(/^Full name/);
    const label = field.closest('[data-slot="text-field"]');
    const [above, below] = boxes([summary, label as Element]);
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(24);
    await userEvent.click(canvas.getByRole('link', { name: 'Full name is required' }));
    await expect(field).toHaveFocus();
    // Before script runs, the browser checks the answers, and keeps them out of the address.
    const html = await expectHydration(<NativeForm />);
    await expect(html).toContain('method="post"');
    await expect(html).not.toContain('novalidate');
  },
});

/** After a failed attempt: the list of errors, each error at its field, and what happened above the buttons. */
export const WithErrors = meta.story({
  args: {
    'aria-label': 'Contact, with errors',
    children: [
      <ErrorSummary
        key="summary"
        attempt={0}
        errors={[
          { targetId: 'wrong-email', message: 'Enter your email address' },
          { targetId: 'wrong-question', message: 'Say what it is about' },
        ]}
      />,
      <FormRow key="row">
        <TextField label="Name" name="name" autoComplete="name" defaultValue="Ada Lovelace" />
        <TextField
          id="wrong-email"
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          error="Enter your email address"
        />
      </FormRow>,
      <TextAreaField
        key="question"
        id="wrong-question"
        label="What is it about?"
        name="question"
        rows={4}
        error="Say what it is about"
      />,
      <Notice key="notice" tone="danger" live="off">
        Your request was not sent.
      </Notice>,
      <FormActions key="actions">
        <Button type="submit" variant="action">
          Send
        </Button>
      </FormActions>,
    ],
  },
});

/** The data are those that the browser itself submits; the form adds nothing. */
export const Native = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Contact' });
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await expect([...new FormData(form).keys()]).toEqual(['name', 'email', 'question']);
    await expect(new FormData(form).get('name')).toBe('Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
});

/** Every gap. `gap={0}`, `gap={1}`, `gap={2}`, `gap={4}`, `gap={6}`, `gap={8}`, `gap={12}`, `gap={16}`, `gap={24}`, `gap="stack"`. */
export const Gaps = meta.story({
  render: () => (
    <>
      {([0, 1, 2, 4, 6, 8, 12, 16, 24, 'stack'] as const).map((gap) => (
        <Specimens key={gap} name={String(gap)}>
          <Form gap={gap}>
            <Box />
            <FormRow>
              <Box />
              <Box />
            </FormRow>
          </Form>
        </Specimens>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('form')) {
      const row = form.querySelector('[data-slot="form-row"]') as Element;
      await expect(getComputedStyle(row).rowGap).toBe(getComputedStyle(form).rowGap);
      await expect(getComputedStyle(row).columnGap).toBe('24px');
    }
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      {(ground) => (
        <Form aria-label={ground}>
          <ErrorSummary
            attempt={0}
            errors={[{ targetId: `${ground}-email`, message: 'Email is required' }]}
          />
          <FormRow>
            <TextField label="Name" defaultValue="Ada Lovelace" />
            <TextField id={`${ground}-email`} label="Email" error="Email is required" />
          </FormRow>
          <FormActions>
            <Button type="submit" variant="action">
              Send
            </Button>
          </FormActions>
        </Form>
      )}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Form>
      <FormRow>
        <TextField
          label={longWords.german}
          error={longWords.unbroken}
          errorPrefix={germanLabels.field.errorPrefix}
        />
        <TextField label={longWords.unbroken} />
      </FormRow>
      <FormActions>
        <Button type="submit">An alle senden, die mit diesem Datenfluss arbeiten</Button>
      </FormActions>
    </Form>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'lg' } },
  args: {
    'aria-label': arabic.support,
    children: [
      <FormRow key="row">
        <TextField label={arabic.form.name} />
        <TextField label={arabic.form.email} />
      </FormRow>,
      <FormActions key="actions">
        <Button type="submit" variant="action">
          {arabic.form.send}
        </Button>
      </FormActions>,
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const [name, email] = boxes([
      canvas.getByLabelText(arabic.form.name),
      canvas.getByLabelText(arabic.form.email),
    ]);
    await expect(name?.left).toBeGreaterThan(email?.right ?? Number.POSITIVE_INFINITY);
  }),
});
