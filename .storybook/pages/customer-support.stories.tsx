import { CALL_TEXTS, SUPPORT_CATEGORIES } from '@weft/account-contract';
import { pageLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { supportText as text } from '@weft/site/content/support';
import { dropDraft } from '@weft/site/drafts';
import { expect, waitFor } from 'storybook/test';
import { atThreeWidths } from './at-three-widths.js';
import { pageLoaded } from './page-loaded.js';
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

/** Submitted: the form is empty again and shows a success message. */
export const Sent = meta.story({
  beforeEach: () => answerCalls({ status: 200 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, text.heading);
    await userEvent.type(await canvas.findByLabelText(text.name), 'Priya Rao');
    await userEvent.type(canvas.getByLabelText(text.businessEmail), 'priya@weft.example');
    await userEvent.type(canvas.getByLabelText(text.phoneNumber), '+914012345678');
    await userEvent.type(canvas.getByLabelText(text.companyName), 'Loom and Sons');
    await userEvent.selectOptions(canvas.getByLabelText(text.category), SUPPORT_CATEGORIES[0] ?? '');
    await userEvent.type(canvas.getByLabelText(text.description), 'The second data flow stops at noon.');
    await userEvent.click(canvas.getByRole('button', { name: text.submit }));
    await expect(await canvas.findByText(CALL_TEXTS.supportSent)).toBeVisible();
    await expect(canvas.getByLabelText(text.name)).toHaveValue('');
  },
});

export const AtThreeWidths = meta.story({
  tags: ['!test'],
  ...atThreeWidths('pages-customer-support--default'),
});
