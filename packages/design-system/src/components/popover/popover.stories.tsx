import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longParagraphs } from '../../../test/examples/long-paragraphs.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Filter, filter, popoverMeta, shown } from '../../../test/examples/popover.js';
import { expectHydration } from '../../../test/hydration.js';
import { partOf } from '../../../test/part.js';
import { InfoIcon } from '../../icons/icons.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Popover, PopoverClose, PopoverTrigger } from './popover.js';
import { PopoverContent } from './popover-content.js';

const meta = preview.meta({
  title: 'Components/Popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverClose },
  ...popoverMeta,
});

/** Opens below its trigger, named by its title; focus stays, and Tab goes on into the popover. Escape closes it. */
export const Default = meta.story({
  parameters: { shows: 'end' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const content = await shown(canvasElement);
    await expect(content).toHaveAccessibleName('Show');
    await waitFor(() => expect(trigger).toHaveAttribute('data-state', 'open'));
    await expect(content.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom);
    await expect(logicalBox(content).start).toBe(logicalBox(trigger).start);
    await waitFor(() => expect(content).toHaveStyle({ opacity: '1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(content.matches(':popover-open')).toBe(false));
    await waitFor(() => expect(trigger).toHaveAttribute('data-state', 'closed'));
    await userEvent.click(trigger);
    await shown(canvasElement);
  },
});

/** Without a title it has the name of its trigger, here an `IconButton`. */
export const WithoutTitle = meta.story({
  args: { title: undefined, children: <p>Saved two minutes ago.</p> },
  render: (args) => (
    <Popover defaultOpen>
      <PopoverTrigger as={IconButton} label="About this draft" id="draft">
        <InfoIcon />
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
  play: async ({ canvas, canvasElement }) => {
    const content = await shown(canvasElement);
    await expect(content).toHaveAccessibleName('About this draft');
    await expect(content.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('button', { name: 'About this draft' }).getBoundingClientRect().bottom,
    );
    await expectHydration(<Filter {...filter} />);
  },
});

const opened = fn().mockName('onOpenChange');

/** Controlled: the state decides, also where it refuses what the browser did. */
export const Controlled = meta.story({
  parameters: { shows: 'end' },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [locked, setLocked] = useState(false);
    return (
      <div className="canvas-row">
        <Popover
          open={open}
          onOpenChange={(next) => {
            opened(next);
            if (!locked) setOpen(next);
          }}
        >
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent {...args} />
        </Popover>
        <Button onClick={() => setOpen(true)}>Show the filter</Button>
        <Button onClick={() => setLocked(!locked)}>{locked ? 'Unlock' : 'Lock'}</Button>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const content = partOf(canvasElement, 'popover-content');
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(true));
    await userEvent.click(trigger);
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await userEvent.click(trigger);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(content.matches(':popover-open')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the filter' }));
    await shown(canvasElement);
    await expect(logicalBox(content).start, 'beside the trigger').toBe(logicalBox(trigger).start);
    await expect(opened).toHaveBeenCalledTimes(3);
  },
});

/** Below or above its trigger, in line with its start, its centre or its end. */
export const Places = meta.story({
  args: { title: undefined, children: 'Twelve threads, one cloth.' },
  render: (args) => (
    <div className="canvas-middle" style={{ minBlockSize: '20rem' }}>
      {([{ side: 'top' }, { side: 'bottom' }] as const).map(({ side }) => (
        <div key={side} className="canvas-row">
          <Popover>
            <PopoverTrigger>{`At the start, ${side}`}</PopoverTrigger>
            <PopoverContent {...args} side={side} align="start" />
          </Popover>
          <Popover>
            <PopoverTrigger>{`In the middle, ${side}`}</PopoverTrigger>
            <PopoverContent {...args} side={side} align="center" />
          </Popover>
          <Popover defaultOpen={side === 'bottom'}>
            <PopoverTrigger>{`At the end, ${side}`}</PopoverTrigger>
            <PopoverContent {...args} side={side} align="end" />
          </Popover>
        </div>
      ))}
    </div>
  ),
  play: playIf({ screen: 'md' }, async ({ canvas, userEvent }) => {
    const triggers = canvas.getAllByRole('button');
    await expect(triggers).toHaveLength(6);
    for (const trigger of triggers) {
      const content = trigger.nextElementSibling as HTMLElement;
      if (!content.matches(':popover-open')) await userEvent.click(trigger);
      await waitFor(() => expect(content.matches(':popover-open')).toBe(true));
      const [box, at] = [logicalBox(content), logicalBox(trigger)];
      const [align, side] = trigger.textContent.split(', ');
      if (side === 'top') await expect(box.bottom).toBeLessThan(at.top);
      else await expect(box.top).toBeGreaterThan(at.bottom);
      if (align === 'At the start') await expect(box.start).toBeCloseTo(at.start, 0);
      else if (align === 'In the middle') await expect(box.start + box.end).toBeCloseTo(at.start + at.end, 0);
      else await expect(box.end).toBeCloseTo(at.end, 0);
    }
  }),
});

/** Controlled: it stays open, whatever the reader does. */
export const HeldOpen = meta.story({
  render: (args) => <Filter open {...args} />,
  play: async ({ canvasElement }) => {
    const content = await shown(canvasElement);
    await waitFor(() => expect(content).toBeVisible());
  },
});

/** Lets a popover be open beside another: of the usual kind the browser keeps one open. */
function besideOthers(panel: HTMLElement | null): void {
  if (panel) panel.popover = 'manual';
}

/** Triggers in each state on both grounds, and an open popover with its buttons in each state. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  args: {
    children: ['rest', ...HELD].map((state) => (
      <State key={state} name={state}>
        <PopoverClose size="sm">Done</PopoverClose>
      </State>
    )),
  },
  render: (args) => (
    <BothThemes>
      {(ground) => (
        <>
          {['rest', ...HELD].map((state) => (
            <State key={state} name={state}>
              <div>
                <Filter>Closed</Filter>
              </div>
            </State>
          ))}
          <State name="open">
            <div className="canvas-panel-room">
              <Popover defaultOpen>
                <PopoverTrigger>Filter</PopoverTrigger>
                <PopoverContent {...args} ref={ground === 'dark' ? besideOthers : undefined} />
              </Popover>
            </div>
          </State>
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll(':popover-open')).toHaveLength(2));
  },
});

/** On a dark ground it is dark, too. */
export const OnInk = meta.story({
  globals: { theme: 'light' },
  render: (args) => (
    <div data-theme="dark" className="canvas-ground canvas-panel-room">
      <div>
        <Popover defaultOpen>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent {...args} />
        </Popover>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
});

/** Content that is longer than the screen scrolls inside. */
export const LongContent = meta.story({
  parameters: { shows: 'end', lang: 'de' },
  globals: { viewport: { value: 'narrowest' } },
  args: {
    title: longWords.unbroken,
    children: [
      <p key="german">{longWords.german}</p>,
      ...longParagraphs,
      <PopoverClose key="close">Fertig</PopoverClose>,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const content = await shown(canvasElement);
    const box = content.getBoundingClientRect();
    await expect(box.top, 'the trigger stays in sight').toBeGreaterThan(
      canvas.getByRole('button', { name: 'Filter' }).getBoundingClientRect().bottom,
    );
    await expect(box.bottom).toBeLessThan(innerHeight);
    await expect(box.left).toBeGreaterThan(0);
    await expect(box.right).toBeLessThan(innerWidth);
    await expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
  },
});

/** 200 % text size on a phone, from a trigger at the end of the line. */
export const LargeText = meta.story({
  parameters: { shows: 'end' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  render: (args) => (
    <div className="canvas-row" style={{ justifyContent: 'end' }}>
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
    </div>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const box = (await shown(canvasElement)).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(box.bottom).toBeLessThan(innerHeight);
  }),
});

/** In line with the right edge of its trigger. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    title: arabic.popover.title,
    children: (
      <>
        <p>{arabic.choices.planHint}</p>
        <PopoverClose size="sm">{arabic.popover.close}</PopoverClose>
      </>
    ),
  },
  render: (args) => (
    <Popover defaultOpen>
      <PopoverTrigger>{arabic.popover.trigger}</PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
  play: async ({ canvas, canvasElement }) => {
    const content = await shown(canvasElement);
    const trigger = canvas.getByRole('button', { name: arabic.popover.trigger });
    await expect(content.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0);
  },
});
