import { CALL_TEXTS, FIELD_TEXTS } from '@weft/account-contract';
import { board } from '@weft/design-system/storybook/designs/boards.ts';
import { pageLooks, usualLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { loginText } from '@weft/site/content/account';
import { dropDraft } from '@weft/site/drafts';
import { expect } from 'storybook/test';
import { pageLoaded } from './page-loaded.js';
import { atThreeWidths, everyState } from './screens/whole-page.js';
import { answerCalls } from './service.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Login',
  component: SitePage,
  args: { path: '/login' },
  parameters: { ...pageLooks, layout: 'fullscreen', design: board('login') },
  // Clears the drafts of earlier stories, which forms keep in the session.
  beforeEach: () => dropDraft('login'),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await pageLoaded(canvasElement, loginText.heading);
    await expect(canvas.getByRole('button', { name: loginText.submit })).toBeDisabled();
  },
});

/** An invalid address is reported on submission; the error disappears at the first keystroke. */
export const WithAnError = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, loginText.heading);
    const email = await canvas.findByLabelText(loginText.email);
    await userEvent.type(email, 'priya@');
    await userEvent.type(canvas.getByLabelText(loginText.password), 'thread by thread');
    await userEvent.click(canvas.getByRole('button', { name: loginText.submit }));
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(FIELD_TEXTS.email));
  },
});

/** Sent, before the service answers: the button says so. */
export const Sending = meta.story({
  parameters: usualLooks,
  beforeEach: () => answerCalls('never'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, loginText.heading);
    await userEvent.type(await canvas.findByLabelText(loginText.email), 'priya@weft.example');
    await userEvent.type(canvas.getByLabelText(loginText.password), 'Thread-by-thread-1');
    await userEvent.click(canvas.getByRole('button', { name: loginText.submit }));
    await expect(await canvas.findByRole('button', { name: loginText.sending.busy })).toHaveFocus();
  },
});

/** A rejection by the service is shown above the button, and the typed values stay. */
export const Refused = meta.story({
  beforeEach: () => answerCalls({ status: 401, body: { status: 'error' } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageLoaded(canvasElement, loginText.heading);
    const email = await canvas.findByLabelText(loginText.email);
    await userEvent.type(email, 'priya@weft.example');
    await userEvent.type(canvas.getByLabelText(loginText.password), 'Thread-by-thread-1');
    await userEvent.click(canvas.getByRole('button', { name: loginText.submit }));
    await expect(await canvas.findByText(CALL_TEXTS.loginFailed)).toBeVisible();
    await expect(email).toHaveValue('priya@weft.example');
  },
});

export const AtThreeWidths = meta.story({ tags: ['!test'], ...atThreeWidths('pages-login--default') });

/** Every state of the form at three widths, in the theme of the toolbar. */
export const EveryState = meta.story({
  tags: ['!test'],
  ...everyState('pages-login', {
    default: 'At first',
    'with-an-error': 'With an error',
    sending: 'Sending',
    refused: 'Refused',
  }),
});
