import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Specimens, State } from '../../../test/canvas.js';
import { LinkButton } from './link-button.js';

const meta = preview.meta({
  title: 'Components/Link/LinkButton',
  component: LinkButton,
  args: { children: 'Login', href: '#login', tone: 'action' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['action', 'neutral', 'quiet'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    fullWidth: { control: 'boolean' },
    newTab: { control: 'boolean' },
    newTabLabel: { control: 'text' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login');
  },
});

export const NewTab = meta.story({
  args: { tone: 'neutral', newTab: true, href: '#support', children: 'Support' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Support (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(['action', 'neutral', 'quiet'] as const).map((tone) => (
        <Specimens key={tone} name={`${tone}: medium, large, new tab`}>
          <LinkButton tone={tone} href="#login">
            Login
          </LinkButton>
          <LinkButton tone={tone} size="lg" href="#login">
            Login
          </LinkButton>
          <LinkButton tone={tone} href="#support" newTab>
            Support
          </LinkButton>
        </Specimens>
      ))}
      {HELD.map((state) => (
        <State key={state} name={state}>
          <div className="canvas-row">
            {(['action', 'neutral', 'quiet'] as const).map((tone) => (
              <LinkButton key={tone} tone={tone} href="#login">
                Login
              </LinkButton>
            ))}
          </div>
        </State>
      ))}
    </BothThemes>
  ),
});
