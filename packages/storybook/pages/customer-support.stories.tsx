import { CALL_TEXTS, SUPPORT_CATEGORIES } from '@weft/account-contract';
import { pageLooks, usualLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { supportText as text } from '@weft/site/content/support';
import { dropDraft } from '@weft/site/drafts';
import { expect, waitFor } from 'storybook/test';
import { type PageContext, pageLoaded } from './page-loaded.js';
import { atThreeWidths, everyState } from './screens/whole-page.js';
import { answerCalls } from './service.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Customer support',
  component: SitePage,
  args: { path: '/customer-support' },
  parameters: { ...pageLooks, layout: 'fullscreen' },
  // Clears the drafts of earlier stories, which forms keep in the session.
  beforeEach: () => dropDraft('support'),
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await pageLoaded(canvasElement, text.heading);
  },
});

/** Submitted empty: every field shows its error. */
export const WithErrors = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, text.heading);
    await userEvent.click(await canvas.findByRole('button', { name: text.submit }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText(text.description)).toBeInvalid();
  },
});

/** Fills the form as a visitor would, and sends it. */
async function send({ canvas, canvasElement, userEvent }: PageContext): Promise<void> {
  await pageLoaded(canvasElement, text.heading);
  await userEvent.type(await canvas.findByLabelText(text.name), 'Priya Rao');
  await userEvent.type(canvas.getByLabelText(text.businessEmail), 'priya@weft.example');
  await userEvent.type(canvas.getByLabelText(text.phoneNumber), '+914012345678');
  await userEvent.type(canvas.getByLabelText(text.companyName), 'Loom and Sons');
  await userEvent.selectOptions(canvas.getByLabelText(text.category), SUPPORT_CATEGORIES[0] ?? '');
  await userEvent.type(canvas.getByLabelText(text.description), 'The second data flow stops at noon.');
  await userEvent.click(canvas.getByRole('button', { name: text.submit }));
}

/** Sent, before the service answers. */
export const Sending = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls('never'),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: text.sending.busy })).toHaveFocus();
  },
});

/** Submitted: the form is empty again and shows a success message. */
export const Sent = meta.story({
  beforeEach: () => answerCalls({ status: 200 }),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(CALL_TEXTS.supportSent)).toBeVisible();
    await expect(context.canvas.getByLabelText(text.name)).toHaveValue('');
  },
});

/** Refused by the service: the typed values stay. */
export const Refused = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls({ status: 500 }),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(CALL_TEXTS.supportFailed)).toBeVisible();
    await expect(context.canvas.getByLabelText(text.name)).toHaveValue('Priya Rao');
  },
});

export const AtThreeWidths = meta.story({
  tags: ['!test'],
  ...atThreeWidths('pages-customer-support--default'),
});

/** Every state of the form at three widths, in the theme of the toolbar. */
export const EveryState = meta.story({
  tags: ['!test'],
  ...everyState('pages-customer-support', {
    default: 'At first',
    'with-errors': 'With errors',
    sending: 'Sending',
    sent: 'Sent',
    refused: 'Refused',
  }),
});
