import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Specimens, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { DownloadIcon } from '../../icons/index.js';
import { LinkButton } from './link-button.js';

const meta = preview.meta({
  title: 'Components/Link/LinkButton',
  component: LinkButton,
  args: { children: 'Login', href: '#login', variant: 'action' },
  argTypes: { newTab: { control: 'boolean' }, newTabLabel: { control: 'text' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login');
  },
});

/** Those of a button, and its sizes. */
export const Variants = meta.story({
  render: () => (
    <div className="canvas-row">
      <LinkButton variant="action" href="#start">
        Start with your first app
      </LinkButton>
      <LinkButton href="#login">Login</LinkButton>
      <LinkButton variant="quiet" href="#support">
        Support
      </LinkButton>
      <LinkButton size="lg" href="#login">
        Login
      </LinkButton>
      <LinkButton size="sm" href="#login">
        Login
      </LinkButton>
    </div>
  ),
});

export const NewTab = meta.story({
  args: { variant: 'neutral', newTab: true, href: '#support', children: 'Support' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Support (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** The arrow of a new tab stays beside the words. */
export const StartAndEndContent = meta.story({
  args: {
    variant: 'neutral',
    newTab: true,
    startContent: <DownloadIcon />,
    endContent: '2 MB',
    children: 'Report',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^Report \(opens in a new tab\)\s?2 MB$/ })).toBeVisible();
    const [start, label, end] = ['link-button-start', 'link-button-label', 'link-button-end'].map((slot) =>
      logicalBox(partOf(canvasElement, slot)),
    );
    await expect(label?.start).toBeGreaterThan(start?.end ?? Number.POSITIVE_INFINITY);
    await expect(end?.start).toBeGreaterThan(label?.end ?? Number.POSITIVE_INFINITY);
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(['action', 'neutral', 'quiet', 'danger'] as const).map((variant) => (
        <Specimens key={variant} name={variant}>
          {['rest', ...HELD].map((state) => (
            <State key={state} name={state}>
              <LinkButton variant={variant} href="#login">
                Login
              </LinkButton>
            </State>
          ))}
          <State name="small">
            <LinkButton variant={variant} size="sm" href="#login">
              Login
            </LinkButton>
          </State>
          <State name="large">
            <LinkButton variant={variant} size="lg" href="#login">
              Login
            </LinkButton>
          </State>
          <State name="new tab">
            <LinkButton variant={variant} href="#support" newTab>
              Support
            </LinkButton>
          </State>
          <State name="with an icon">
            <LinkButton variant={variant} href="#report" startContent={<DownloadIcon />}>
              Report
            </LinkButton>
          </State>
        </Specimens>
      ))}
    </BothThemes>
  ),
});

/** The content before the text is on its right; the arrow of a new tab, on its left, points the other way. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    children: arabic.form.send,
    newTab: true,
    newTabLabel: arabic.newTab,
    startContent: <DownloadIcon />,
  },
  play: async ({ canvasElement }) => {
    const [start, label] = ['link-button-start', 'link-button-label'].map((slot) =>
      partOf(canvasElement, slot).getBoundingClientRect(),
    );
    const arrow = partOf(canvasElement, 'link-button-label').querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    await expect(start?.left).toBeGreaterThanOrEqual(label?.right ?? Number.POSITIVE_INFINITY);
  },
});

/** Long words wrap, and one that cannot wrap breaks inside the button. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  render: (args) => (
    <div className="canvas-row">
      <LinkButton {...args}>{longWords.german}</LinkButton>
      <LinkButton {...args}>{longWords.unbroken}</LinkButton>
      <LinkButton {...args} newTab newTabLabel={german.newTab}>
        {longWords.unbroken}
      </LinkButton>
      <LinkButton {...args} startContent={<DownloadIcon />} endContent="2 MB">
        {longWords.unbroken}
      </LinkButton>
    </div>
  ),
});
