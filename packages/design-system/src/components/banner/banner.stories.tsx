import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/index.js';
import { Link, LinkButton } from '../link/index.js';
import { Banner } from './banner.js';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  args: {
    title: 'Planned maintenance on Sunday, 2 to 4 am.',
    description: 'Apps stay reachable; the builder does not.',
    action: <Link href="#status">Status page</Link>,
  },
  parameters: { layout: 'fullscreen' },
});

/** A landmark with a name. It is not a live region, and has no button without `onDismiss`. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Announcement' });
    await expect(banner).not.toHaveAttribute('aria-live');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Status page' })).toBeVisible();
  },
});

export const Success = meta.story({
  args: { tone: 'success', title: 'The outage is over.', description: 'All agents run again.' },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Your card has expired.',
    description: 'Your apps are switched off on Friday.',
    action: <LinkButton href="#billing">Renew it</LinkButton>,
  },
});

/** Once the reader dismisses the banner, the caller stops rendering it and remembers that. */
export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  render: function Render({ onDismiss, ...args }) {
    const [read, setRead] = useState(false);
    return read ? (
      <Button onClick={() => setRead(false)}>Show the banner again</Button>
    ) : (
      <Banner
        {...args}
        onDismiss={() => {
          onDismiss?.();
          setRead(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the banner again' }));
  },
});

/** On a phone the action is below the text. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { onDismiss: fn() },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [words, action] = ['words', 'action'].map((name) =>
      canvasElement.querySelector(`[data-slot="banner-${name}"]`)?.getBoundingClientRect(),
    );
    await expect(action?.top).toBeGreaterThanOrEqual(words?.bottom ?? Number.NaN);
  }),
});

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'md' } },
  args: { onDismiss: fn() },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes stacked>
      {(ground) => (
        <>
          {(['info', 'success', 'danger'] as const).map((tone) => (
            <State key={tone} name={`rest, ${tone}`}>
              <Banner {...args} tone={tone} label={`${tone}, ${ground}`} onDismiss={fn()} />
            </State>
          ))}
          {HELD.map((state) => (
            <State key={state} name={state}>
              <Banner {...args} label={`${state}, ${ground}`} onDismiss={fn()} />
            </State>
          ))}
        </>
      )}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Banner
      label="Ankündigung"
      title={longWords.german}
      description={longWords.unbroken}
      action={<Link href="#long">{longWords.unbroken}</Link>}
      onDismiss={fn()}
      dismissLabel={germanLabels.close}
    />
  ),
});

/** The icon is at the right, the button at the left. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.technologiesLabel,
    title: arabic.questions[0].question,
    description: arabic.questions[0].answer,
    action: undefined,
    dismissLabel: arabic.flow.close,
    onDismiss: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('[data-slot="banner-icon"]')?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: arabic.flow.close }).getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(button.right);
  },
});
