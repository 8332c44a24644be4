import { expect, within } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Newsletter } from '../../../test/examples/newsletter.js';
import source from '../../../test/examples/newsletter.js?raw';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Section } from '../section/index.js';
import { Text } from '../text/index.js';
import { NewsletterForm } from './newsletter-form.js';

const hint = 'One letter a month: what is new on the loom.';
const print = <Text size="sm">Every letter has a link to unsubscribe.</Text>;

const meta = preview.meta({
  title: 'Components/NewsletterForm',
  component: NewsletterForm,
  args: { 'aria-label': 'Newsletter', hint, children: print },
  argTypes: {
    width: {
      description: 'The largest width',
      control: 'inline-radio',
      options: ['form', 'full'],
      table: { defaultValue: { summary: 'form' } },
    },
    hint: { control: 'text' },
    submitLabel: { control: 'text' },
    success: { control: 'text' },
    children: { control: false },
  },
});

const box = (root: Element, part: string) =>
  logicalBox(root.querySelector(`[data-slot="newsletter-form-${part}"]`) as Element);

/** A native form, whose field and button are on one line. */
export const Default = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await expect(field).toHaveAccessibleDescription(hint);
    await expect(form.checkValidity()).toBe(false);
    field.value = 'priya@example.com';
    await expect(form.checkValidity()).toBe(true);
    await expect([...new FormData(form)]).toEqual([['email', 'priya@example.com']]);
    field.value = '';
    const [frame, action] = [box(canvasElement, 'frame'), box(canvasElement, 'action')];
    await expect(action.start).toBeGreaterThan(frame.end);
    await expect([action.top, action.height]).toEqual([frame.top, frame.height]);
  }),
});

/** The error is below the field and part of its description; the button stays beside the field. */
export const WithError = meta.story({
  args: { error: 'Enter an address like name@example.com', defaultValue: 'priya@' },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`Error: Enter an address like name@example.com ${hint}`);
    await expect(box(canvasElement, 'action').top).toBe(box(canvasElement, 'frame').top);
  }),
});

/** With script: the page sends the address, says so, and shows what happened. */
export const WithScript = meta.story({
  parameters: { shows: 'end', ...exampleSource(source) },
  render: () => <Newsletter subscribe={(address) => Promise.resolve(address)} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'priya{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter an address/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, '@example.com{Enter}');
    await expect(
      await canvas.findByText('Check your inbox: we sent a link to priya@example.com.'),
    ).toBeVisible();
    await expect(status).toHaveTextContent('Check your inbox');
    await expect(status).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The message takes the place of the field and its button. */
export const Accepted = meta.story({
  args: { success: 'Check your inbox: we sent a link to priya@example.com.' },
});

/** As wide as its place. */
export const Full = meta.story({ args: { width: 'full' } });

/** On a phone the button is below the field, and as wide. */
export const Phone = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [frame, action] = [box(canvasElement, 'frame'), box(canvasElement, 'action')];
    await expect(action.top).toBeGreaterThan(frame.bottom);
    await expect(action.width).toBe(frame.width);
  }),
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(ground) => (
        <>
          <State name="rest">
            <NewsletterForm aria-label={`At rest, ${ground}`} hint={hint}>
              {print}
            </NewsletterForm>
          </State>
          {HELD.map((state) => (
            <State key={state} name={state}>
              <NewsletterForm aria-label={`${state}, ${ground}`} />
            </State>
          ))}
          <State name="error">
            <NewsletterForm aria-label={`Wrong, ${ground}`} error="Enter an address like name@example.com" />
          </State>
          <State name="busy">
            <NewsletterForm aria-label={`Busy, ${ground}`} defaultValue="priya@example.com" loading />
          </State>
          <State name="accepted">
            <NewsletterForm
              aria-label={`Accepted, ${ground}`}
              success="Check your inbox: we sent a link to priya@example.com."
            />
          </State>
          <State name="on primary">
            <Section ground="primary" spacing="sm">
              <NewsletterForm aria-label={`On primary, ${ground}`} />
            </Section>
          </State>
        </>
      )}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <>
      <NewsletterForm
        aria-label="Newsletter mit langen Wörtern"
        label={longWords.unbroken}
        hint={longWords.german}
        submitLabel={longWords.unbroken}
        loadingLabel={longWords.unbroken}
        error={longWords.unbroken}
        errorPrefix={germanLabels.field.errorPrefix}
      >
        <Text size="sm">{longWords.german}</Text>
      </NewsletterForm>
      <NewsletterForm aria-label="Angenommene Adresse" success={longWords.unbroken} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(germanLabels.field.errorPrefix)).toBeInTheDocument();
  },
});

/** With text at 200 % on a phone (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
});

/** The button is at the left of the field, in which an address still runs from left to right. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    'aria-label': arabic.choices.news,
    label: arabic.form.email,
    hint: arabic.choices.news,
    submitLabel: arabic.form.send,
    loadingLabel: arabic.form.sending,
    children: undefined,
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(box(canvasElement, 'action').right).toBeLessThan(box(canvasElement, 'frame').left);
    await expect(within(canvasElement).getByRole('textbox')).toHaveStyle({ direction: 'ltr' });
  }),
});
