import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { holdTip, holdTipBesideOthers } from '../../../test/examples/tooltip.js';
import { expectHydration } from '../../../test/hydration.js';
import { partOf } from '../../../test/part.js';
import { SearchIcon } from '../../icons/icons.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Tooltip } from './tooltip.js';
import { TooltipTrigger } from './tooltip-trigger.js';

const meta = preview.meta({
  parameters: { shows: 'end' },
  title: 'Components/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipTrigger },
  args: { content: 'Members keep their access', children: <TooltipTrigger>Archive</TooltipTrigger> },
  argTypes: { children: { control: false } },
  render: (args) => (
    <div className="canvas-tips">
      <Tooltip {...args} />
    </div>
  ),
});

const isShown = (canvasElement: HTMLElement): boolean =>
  partOf(canvasElement, 'tooltip-tip').matches(':popover-open');

async function expectShown(canvasElement: HTMLElement, shown = true): Promise<void> {
  await waitFor(() => expect(isShown(canvasElement)).toBe(shown));
}

/** Shown while the pointer or the keyboard's focus is on the control, above it, until Escape. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Archive' });
    await expect(trigger).toHaveAccessibleDescription('Members keep their access');
    await expectShown(canvasElement, false);
    await userEvent.hover(trigger);
    await expectShown(canvasElement);
    await userEvent.unhover(trigger);
    await expectShown(canvasElement, false);
    await userEvent.tab();
    await expectShown(canvasElement);
    const [box, at] = [partOf(canvasElement, 'tooltip-content'), trigger].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(box?.bottom).toBeLessThan(at?.top ?? 0);
    await expect((box?.left ?? 0) + (box?.right ?? 0)).toBeCloseTo((at?.left ?? 0) + (at?.right ?? 0), 0);
    await userEvent.keyboard('{Escape}');
    await expectShown(canvasElement, false);
    await expect(trigger).toHaveFocus();
    await userEvent.hover(trigger);
    await expectShown(canvasElement);
    await expectHydration(
      <Tooltip content="Members keep their access">
        <TooltipTrigger aria-describedby="other">Archive</TooltipTrigger>
      </Tooltip>,
    );
  },
});

const label = {
  content: 'Search all apps',
  relationship: 'label' as const,
  children: (
    <TooltipTrigger as={IconButton} label="Search">
      <SearchIcon />
    </TooltipTrigger>
  ),
};

/** The name of an icon, shown and announced once. */
export const Label = meta.story({
  args: label,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectShown(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Search all apps' });
    await expect(trigger).not.toHaveAccessibleDescription();
  },
});

/** Shown without a pointer. */
export const HeldOpen = meta.story({
  render: (args) => (
    <div ref={holdTip} className="canvas-tips">
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectShown(canvasElement);
  },
});

/** The name of an icon, shown without a pointer. */
export const HeldLabel = meta.story({
  args: label,
  render: (args) => (
    <div ref={holdTip} className="canvas-tips">
      <Tooltip {...args} />
    </div>
  ),
});

/** Below its control, shown without a pointer. */
export const HeldBelow = meta.story({
  args: { side: 'bottom' },
  render: (args) => (
    <div ref={holdTip} className="canvas-tips">
      <Tooltip {...args} />
    </div>
  ),
});

/** Below its control, on request or where there is no room above. */
export const Below = meta.story({
  args: { side: 'bottom' },
  render: (args) => <Tooltip {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectShown(canvasElement);
    await expect(partOf(canvasElement, 'tooltip-content').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('button').getBoundingClientRect().bottom,
    );
  },
});

/** The states of the control in which the tip is visible. */
const SHOWING = new Set(['hover', 'focus-visible']);

export const States = meta.story({
  parameters: { shows: 'rest', ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <div ref={SHOWING.has(state) ? holdTipBesideOthers : undefined} className="canvas-tips">
            <Tooltip {...args} />
          </div>
        </State>
      ))}
    </BothThemes>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectShown(canvasElement);
    const held = [...canvasElement.querySelectorAll('[data-shown="hover"] [data-slot="tooltip-tip"]')];
    await expect(held.map((tip) => tip.matches(':popover-open'))).toEqual([true, true]);
  },
});

/** A long text is a column, within the screen. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: <TooltipTrigger>Archivieren</TooltipTrigger>,
    content: `${longWords.unbroken}. ${longWords.german}`,
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectShown(canvasElement);
    const box = partOf(canvasElement, 'tooltip-content').getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(0);
    await expect(box.right).toBeLessThan(innerWidth);
  },
});

/** 200 % text size on a phone. */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectShown(canvasElement);
    await expect(partOf(canvasElement, 'tooltip-content').getBoundingClientRect().right).toBeLessThan(
      innerWidth,
    );
  }),
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    content: arabic.choices.planHint,
    children: <TooltipTrigger>{arabic.choices.plan}</TooltipTrigger>,
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectShown(canvasElement);
    await expect(partOf(canvasElement, 'tooltip-content').getBoundingClientRect().right).toBeLessThan(
      innerWidth,
    );
  },
});
