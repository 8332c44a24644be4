import { CALL_TEXTS } from '@weft/account-contract';
import { pageLooks, usualLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { signupText } from '@weft/site/content/account';
import { dropDraft } from '@weft/site/drafts';
import { expect, waitFor } from 'storybook/test';
import { type PageContext, pageLoaded } from './page-loaded.js';
import { atThreeWidths, everyState } from './screens/whole-page.js';
import { answerCalls } from './service.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Sign-up',
  component: SitePage,
  args: { path: '/signup' },
  parameters: { ...pageLooks, layout: 'fullscreen' },
  // Clears the drafts of earlier stories, which forms keep in the session.
  beforeEach: () => dropDraft('signup'),
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await pageLoaded(canvasElement, signupText.heading);
  },
});

/** Every field is invalid; the error summary lists them. */
export const WithErrors = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, signupText.heading);
    const name = await canvas.findByLabelText(signupText.name);
    for (const field of canvas.getAllByRole('textbox')) await userEvent.type(field, '1');
    await userEvent.type(canvas.getByLabelText(signupText.password), 'short');
    await userEvent.type(canvas.getByLabelText(signupText.confirmPassword), 'other');
    await userEvent.click(canvas.getByRole('button', { name: signupText.submit }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(name).toBeInvalid();
  },
});

/** Fills the form as a visitor would, and sends it. */
async function send({ canvas, canvasElement, userEvent }: PageContext): Promise<void> {
  await pageLoaded(canvasElement, signupText.heading);
  await userEvent.type(await canvas.findByLabelText(signupText.name), 'Priya Rao');
  await userEvent.type(canvas.getByLabelText(signupText.email), 'priya@weft.example');
  await userEvent.type(canvas.getByLabelText(signupText.phone), '+914012345678');
  await userEvent.type(canvas.getByLabelText(signupText.companyName), 'Loom and Sons');
  await userEvent.type(canvas.getByLabelText(signupText.password), 'Thread-by-thread-1');
  await userEvent.type(canvas.getByLabelText(signupText.confirmPassword), 'Thread-by-thread-1');
  await userEvent.click(canvas.getByRole('button', { name: signupText.submit }));
}

/** Sent, before the service answers. */
export const Sending = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls('never'),
  play: async (context) => {
    await send(context);
    const submit = context.canvas.getByRole('button', { name: signupText.submit });
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await expect(submit).toHaveAccessibleDescription(signupText.sending.busy);
    await expect(submit).toHaveFocus();
  },
});

/** A rejection by the service is shown above the button, and the typed values stay. */
export const Refused = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls({ status: 500, body: { status: 'error' } }),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(CALL_TEXTS.registrationFailed)).toBeVisible();
    await expect(context.canvas.getByLabelText(signupText.name)).toHaveValue('Priya Rao');
  },
});

export const AtThreeWidths = meta.story({ tags: ['!test'], ...atThreeWidths('pages-sign-up--default') });

/** Every state of the form at three widths, in the theme of the toolbar. */
export const EveryState = meta.story({
  tags: ['!test'],
  ...everyState('pages-sign-up', {
    default: 'At first',
    'with-errors': 'With errors',
    sending: 'Sending',
    refused: 'Refused',
  }),
});
