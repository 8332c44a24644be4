import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, withoutPopovers } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { Tooltip } from './tooltip.js';
import { TooltipTrigger } from './tooltip-trigger.js';

const archive = (
  <div style={{ padding: '100px' }}>
    <Tooltip content="Members keep their access">
      <TooltipTrigger>Archive</TooltipTrigger>
    </Tooltip>
  </div>
);
const trigger = page.getByRole('button', { name: 'Archive' });
const text = page.getByText('Members keep their access');
const isOpen = () => document.querySelector('[role="tooltip"]')?.matches(':popover-open') ?? false;

/** Resolves when the `toggle` event that the pointer has caused is handled. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('is dismissed by Escape without moving the pointer, and the pointer may rest on it (WCAG 1.4.13)', async () => {
  mount(archive);
  await userEvent.hover(trigger);
  await expect.poll(isOpen).toBe(true);
  const [box, at] = [text, trigger].map((part) => part.element().getBoundingClientRect());
  const gap = { x: ((at?.left ?? 0) + (at?.right ?? 0)) / 2, y: ((box?.bottom ?? 0) + (at?.top ?? 0)) / 2 };
  await userEvent.hover(page.elementLocator(document.documentElement), { position: gap });
  await settled();
  expect(isOpen(), 'on the way').toBe(true);
  await userEvent.hover(text);
  await settled();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await userEvent.hover(trigger);
  await expect.poll(isOpen).toBe(true);
  await userEvent.hover(page.elementLocator(document.documentElement), { position: { x: 1, y: 1 } });
  await expect.poll(isOpen).toBe(false);
});

test('stays while its trigger has the focus, and a press dismisses it', async () => {
  mount(archive);
  await expect.element(trigger).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(trigger).toHaveFocus();
  await expect.poll(isOpen).toBe(true);
  await userEvent.hover(trigger);
  await userEvent.unhover(trigger);
  expect(isOpen()).toBe(true);
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(false);
});

test('Escape dismisses it alone, not the dialog around it', async () => {
  mount(
    <Dialog defaultOpen>
      <DialogContent title="Members">{archive}</DialogContent>
    </Dialog>,
  );
  await userEvent.hover(trigger);
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await settled();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('adds its text to a description of the trigger’s own', async () => {
  mount(
    <>
      <p id="own">Twelve apps.</p>
      <Tooltip content="Members keep their access">
        <TooltipTrigger aria-describedby="own">Archive</TooltipTrigger>
      </Tooltip>
    </>,
  );
  await expect.element(trigger).toHaveAccessibleDescription('Twelve apps. Members keep their access');
});

test('without words there is no tip, and nothing refers to one', async () => {
  const host = mount(
    <Tooltip content={undefined}>
      <TooltipTrigger>Archive</TooltipTrigger>
    </Tooltip>,
  );
  await userEvent.hover(trigger);
  await expect.element(trigger).not.toHaveAttribute('aria-describedby');
  expect(host.querySelector('[role="tooltip"]')).toBeNull();
});

/** A tooltip whose text the key "a" or a press removes and restores. */
function Changing() {
  const [words, setWords] = useState(true);
  const change = () => setWords(!words);
  return (
    <Tooltip content={words && 'Copied'}>
      <TooltipTrigger onClick={change} onKeyDown={({ key }) => key === 'a' && change()}>
        Archive
      </TooltipTrigger>
    </Tooltip>
  );
}

test('shows words that arrive while the focus or the pointer is on the trigger, and again when it comes back', async () => {
  const host = mount(
    <>
      <Changing />
      <button type="button">After</button>
    </>,
  );
  const shown = () => host.querySelector(':popover-open')?.textContent;
  await expect.element(trigger).toBeVisible();
  await userEvent.hover(page.elementLocator(document.documentElement), { position: { x: 500, y: 500 } });
  await userEvent.keyboard('{Tab}');
  await expect.poll(shown).toBe('Copied');
  await userEvent.keyboard('a');
  await expect.poll(shown).toBeUndefined();
  await userEvent.keyboard('a');
  await expect.poll(shown).toBe('Copied');
  await userEvent.keyboard('{Tab}');
  await expect.poll(shown).toBeUndefined();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(trigger).toHaveFocus();
  await expect.poll(shown).toBe('Copied');
  await userEvent.click(trigger);
  await expect.element(trigger).not.toHaveAttribute('aria-describedby');
  expect(shown()).toBeUndefined();
  (trigger.element() as HTMLElement).blur();
  await userEvent.click(trigger);
  await expect.poll(shown).toBe('Copied');
});

/** A trigger that a press of Enter replaces by another. */
function Replaced() {
  const [archived, setArchived] = useState(false);
  return (
    <div style={{ padding: '100px' }}>
      <Tooltip content="Members keep their access">
        <TooltipTrigger key={String(archived)} onKeyDown={({ key }) => key === 'Enter' && setArchived(true)}>
          {archived ? 'Restore' : 'Archive'}
        </TooltipTrigger>
      </Tooltip>
    </div>
  );
}

test('hides when its focused trigger is replaced', async () => {
  mount(<Replaced />);
  await expect.element(trigger).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect.poll(isOpen).toBe(false);
});

/** A trigger that a press of Enter disables. */
function Disabled() {
  const [archived, setArchived] = useState(false);
  return (
    <div style={{ padding: '100px' }}>
      <Tooltip content="Members keep their access">
        <TooltipTrigger disabled={archived} onKeyDown={({ key }) => key === 'Enter' && setArchived(true)}>
          Archive
        </TooltipTrigger>
      </Tooltip>
    </div>
  );
}

test('hides when its focused trigger becomes disabled, also where the browser tells nobody', async () => {
  const keep = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusout', keep, true);
  onTestFinished(() => window.removeEventListener('focusout', keep, true));
  mount(<Disabled />);
  await expect.element(trigger).toBeVisible();
  await userEvent.hover(page.elementLocator(document.documentElement), { position: { x: 1, y: 1 } });
  await userEvent.keyboard('{Tab}');
  await expect.poll(isOpen).toBe(true);
  await settled();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toBeDisabled();
  await expect.poll(isOpen).toBe(false);
});

test('renders and takes the focus without an error where there are no popovers, as in jsdom', async () => {
  withoutPopovers();
  mount(archive);
  await expect.element(trigger).toHaveAccessibleDescription('Members keep their access');
  await userEvent.keyboard('{Tab}');
  await userEvent.hover(trigger);
  await userEvent.unhover(trigger);
});

test('a trigger outside of a Tooltip says what is missing', () => {
  expect(() => serverHtml(<TooltipTrigger>Archive</TooltipTrigger>, document.body)).toThrow(
    'TooltipTrigger is outside a Tooltip',
  );
});
