import { expect, waitFor } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { CopyTheLink } from '../../../test/examples/copy-the-link.js';
import copyTheLink from '../../../test/examples/copy-the-link.tsx?raw';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { fakeTimeouts } from '../../../test/fake-timeouts.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Button } from '../button/button.js';
import { Cluster } from '../cluster/index.js';
import { Stack } from '../stack/index.js';
import { Toast } from './toast.js';
import { dismissToast, toast } from './toast-store.js';
import { Toaster } from './toaster.js';

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { Toaster },
  parameters: { shows: 'end' },
  args: { title: 'Link copied', tone: 'success' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'success', 'danger'] },
    title: { control: 'text' },
    description: { control: 'text' },
    action: { control: false },
    children: { control: false },
  },
  // Messages outlive the page that asked for them.
  beforeEach: () => () => dismissToast(),
});

/** The live region is there before the message, which takes no focus, and leaves after a while. */
export const Default = meta.story({
  parameters: exampleSource(copyTheLink),
  args: { title: 'Link copied', tone: 'success' },
  render: ({ title, tone }) => <CopyTheLink {...{ title, tone }} />,
  play: async ({ canvas, userEvent }) => {
    const clock = fakeTimeouts(7000, 1000);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toContainElement(region);
    const copy = canvas.getByRole('button', { name: 'Copy the link' });
    await userEvent.click(copy);
    await waitFor(() => expect(region).toHaveTextContent('Link copied'));
    await expect(copy).toHaveFocus();
    await waitFor(() => expect(clock.pending()).toBe(1));
    clock.elapse();
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    await userEvent.click(copy);
    await canvas.findByText('Link copied');
  },
});

/** A message in each tone. */
export const Tones = meta.story({
  render: () => (
    <Stack gap={4}>
      <Toast tone="info" title="Twelve apps were built" />
      <Toast tone="success" title="Link copied" />
      <Toast tone="danger" title="Connection lost" />
    </Stack>
  ),
});

/** A message with an action stays until it is dismissed: by its button, or by Escape. The focus goes to the next, then back. */
export const Danger = meta.story({
  args: { title: 'The app was not saved', tone: 'danger' },
  render: (args) => (
    <>
      <Button onClick={() => toast({ ...args, action: <Button size="sm">Try again</Button> })}>Save</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    for (const count of [1, 2]) {
      await userEvent.click(save);
      await waitFor(() => expect(canvas.getAllByText('The app was not saved')).toHaveLength(count));
    }
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('The app was not saved')).toBeNull());
    await expect(save).toHaveFocus();
    await userEvent.click(save);
  },
});

/** It waits while one of them has the pointer or the focus (WCAG 2.2.1). */
export const Waiting = meta.story({
  args: { title: 'Twelve apps were built', tone: 'info' },
  render: ({ title }) => (
    <>
      <Button onClick={() => toast({ title })}>Build</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const clock = fakeTimeouts(7000, 1000);
    const build = canvas.getByRole('button', { name: 'Build' });
    await userEvent.click(build);
    const message = await canvas.findByText('Twelve apps were built');
    await waitFor(() => expect(clock.pending()).toBe(1));
    await userEvent.hover(message);
    await waitFor(() => expect(clock.pending()).toBe(0));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.unhover(message);
    await userEvent.keyboard('{Escape}');
    await expect(build).toHaveFocus();
    await userEvent.click(build);
    await waitFor(() => expect(clock.pending()).toBe(1));
    clock.elapse();
    await waitFor(() => expect(canvas.queryByText('Twelve apps were built')).toBeNull());
    await userEvent.click(build);
  },
});

/** The page takes a message away by its action. The focus goes back, and later messages leave as usual. */
export const DismissedByThePage = meta.story({
  args: { title: 'The app was moved', tone: 'info' },
  render: ({ title }) => (
    <Cluster>
      <Button
        onClick={() => {
          const id = toast({
            title,
            action: (
              <Button size="sm" onClick={() => dismissToast(id)}>
                Undo
              </Button>
            ),
          });
        }}
      >
        Move
      </Button>
      <Button onClick={() => toast('Saved')}>Save</Button>
      <Toaster />
    </Cluster>
  ),
  play: async ({ canvas, userEvent }) => {
    const clock = fakeTimeouts(7000, 1000);
    const move = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(move);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('The app was moved')).toBeNull());
    await expect(move).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
    await waitFor(() => expect(clock.pending()).toBe(1));
    clock.elapse();
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull());
  },
});

/** A message with all of its parts, which stays. */
export const HeldOpen = meta.story({
  beforeEach: () => {
    dismissToast();
    toast({
      title: 'The app was moved',
      description: 'It is in the archive',
      action: <Button size="sm">Undo</Button>,
    });
  },
  render: () => (
    <>
      <Button>Archive</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('The app was moved');
    await waitFor(() => expect(title).toBeVisible());
  },
});

/** Each tone with all of its parts, on both grounds. */
export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      {(['info', 'success', 'danger'] as const).map((tone) => (
        <Toast
          key={tone}
          tone={tone}
          title={`This is ${tone}`}
          description="With all of its parts."
          action={<Button size="sm">Undo</Button>}
          onDismiss={() => {}}
        />
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Toast
      title={longWords.unbroken}
      description={longWords.german}
      action={<Button size="sm">{longWords.unbroken}</Button>}
      onDismiss={() => {}}
      dismissLabel={germanLabels.close}
    />
  ),
});

/** 200 % text size on a narrow phone: as wide as the window, less its gutters. The words of the action stay whole. */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrowest' } },
  args: { title: 'Link copied' },
  render: ({ title }) => (
    <>
      <Button onClick={() => toast({ title, action: <Button size="sm">Undo</Button> })}>Copy the link</Button>
      <Toaster />
    </>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await canvas.findByText('Link copied');
    const box = partOf(canvasElement, 'toast').getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(0);
    await expect(box.right).toBeLessThan(innerWidth);
    await expect(box.bottom).toBeLessThan(innerHeight);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Undo'));
    await expect(words.getClientRects()).toHaveLength(1);
  }),
});

/** At the left, which is the end of the line. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  render: () => (
    <>
      <Button
        onClick={() =>
          toast({ title: arabic.form.sent, tone: 'success', duration: Number.POSITIVE_INFINITY })
        }
      >
        {arabic.form.send}
      </Button>
      <Toaster label={arabic.support} dismissLabel={arabic.flow.close} />
    </>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: arabic.form.send }));
    await canvas.findByText(arabic.form.sent);
    const box = partOf(canvasElement, 'toast').getBoundingClientRect();
    await expect(box.left).toBeLessThan(innerWidth - box.right);
  }),
});
