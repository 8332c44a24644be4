import { CALL_TEXTS, FIELD_TEXTS } from '@weft/account-contract';
import { pageLooks, usualLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { verificationText as text } from '@weft/site/content/account';
import { dropDraft } from '@weft/site/drafts';
import { rememberRegisteredAddress } from '@weft/site/registered-address';
import { keepVerificationLink } from '@weft/site/verification-link';
import { expect } from 'storybook/test';
import { type PageContext, pageLoaded } from './page-loaded.js';
import { atThreeWidths, everyState } from './screens/whole-page.js';
import { answerCalls, arriveWith } from './service.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Email verification',
  component: SitePage,
  args: { path: '/email-verification' },
  parameters: { ...pageLooks, layout: 'fullscreen' },
  // Clears the state that earlier stories leave in the page: the draft, and the pause of the resend button, which another
  // address ends.
  beforeEach: () => {
    dropDraft('resend');
    rememberRegisteredAddress('another address');
    rememberRegisteredAddress('');
  },
});

/** Opened through the mailed link; the service confirms it. */
function byLink(answer: Parameters<typeof answerCalls>[0]): () => void {
  const leave = arriveWith('token=thread');
  // The site's entry script does this first.
  keepVerificationLink();
  const hangUp = answerCalls(answer);
  return () => {
    hangUp();
    leave();
  };
}

/** Opened without a token: the mail has been sent, and can be sent again. */
export const Pending = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await pageLoaded(canvasElement, text.pending.heading);
    await expect(canvas.getByRole('button', { name: text.pending.resend })).toBeEnabled();
  },
});

/** Asked for another link without knowing the address: the page asks for it, and refuses an invalid one. */
export const WithAnError = meta.story({
  parameters: usualLooks,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, text.pending.heading);
    await userEvent.click(canvas.getByRole('button', { name: text.pending.resend }));
    const email = await canvas.findByLabelText(text.pending.emailPrompt);
    await userEvent.type(email, 'priya@');
    await userEvent.click(canvas.getByRole('button', { name: text.pending.resend }));
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(FIELD_TEXTS.email));
  },
});

/** Asks for another link with a valid address. */
async function resend({ canvas, canvasElement, userEvent }: PageContext): Promise<void> {
  await pageLoaded(canvasElement, text.pending.heading);
  await userEvent.click(canvas.getByRole('button', { name: text.pending.resend }));
  await userEvent.type(await canvas.findByLabelText(text.pending.emailPrompt), 'priya@weft.example');
  await userEvent.click(canvas.getByRole('button', { name: text.pending.resend }));
}

/** Another link is sent; the button rests for half a minute. */
export const SentAgain = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls({ status: 200, body: { status: 'success' } }),
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByText(CALL_TEXTS.resent)).toBeVisible();
  },
});

/** The service could not send another link. */
export const NotSentAgain = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls({ status: 500 }),
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByText(CALL_TEXTS.resendFailed)).toBeVisible();
  },
});

/** Opened through the link, before the service answers. */
export const Verifying = meta.story({
  beforeEach: () => byLink('never'),
  play: async ({ canvasElement }) => {
    await pageLoaded(canvasElement, text.verifying);
  },
});

export const Success = meta.story({
  beforeEach: () => byLink({ status: 200, body: { status: 'success' } }),
  play: async ({ canvas, canvasElement }) => {
    await pageLoaded(canvasElement, text.success.heading);
    await expect(canvas.getByRole('link', { name: text.success.action })).toBeVisible();
  },
});

export const Failure = meta.story({
  beforeEach: () =>
    byLink({ status: 410, body: { status: 'error', message: 'This link has expired. Sign up again.' } }),
  play: async ({ canvas, canvasElement }) => {
    await pageLoaded(canvasElement, text.error.heading);
    await expect(canvas.getByText('This link has expired. Sign up again.')).toBeVisible();
  },
});

export const AtThreeWidths = meta.story({
  tags: ['!test'],
  ...atThreeWidths('pages-email-verification--pending'),
});

/** Every state of the page at three widths, in the theme of the toolbar. */
export const EveryState = meta.story({
  tags: ['!test'],
  ...everyState('pages-email-verification', {
    pending: 'At first',
    'with-an-error': 'With an error',
    'sent-again': 'Sent again',
    'not-sent-again': 'Not sent again',
    verifying: 'Verifying',
    success: 'Success',
    failure: 'Failure',
  }),
});
