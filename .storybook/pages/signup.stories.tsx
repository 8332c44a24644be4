import { pageLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { signupText } from '@weft/site/content/account';
import { dropDraft } from '@weft/site/drafts';
import { expect, waitFor } from 'storybook/test';
import { atThreeWidths } from './at-three-widths.js';
import { pageLoaded } from './page-loaded.js';
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

/** Every field is invalid; the error summary has focus. */
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

export const AtThreeWidths = meta.story({ tags: ['!test'], ...atThreeWidths('pages-sign-up--default') });
