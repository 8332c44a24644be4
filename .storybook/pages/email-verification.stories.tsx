import { pageLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { verificationText as text } from '@weft/site/content/account';
import { dropDraft } from '@weft/site/drafts';
import { keepVerificationLink } from '@weft/site/verification-link';
import { expect } from 'storybook/test';
import { atThreeWidths } from './at-three-widths.js';
import { pageLoaded } from './page-loaded.js';
import { answerCalls, arriveWith } from './service.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Email verification',
  component: SitePage,
  args: { path: '/email-verification' },
  parameters: { ...pageLooks, layout: 'fullscreen' },
  // Clears the drafts of earlier stories, which forms keep in the session.
  beforeEach: () => dropDraft('resend'),
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
