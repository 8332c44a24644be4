import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.ts';
import { disabledItem, items, shownContent } from '../../../test/examples/accordion.js';
import { expectHydration } from '../../../test/hydration.js';
import { serverHtml } from '../../../test/server.js';
import { Accordion, AccordionItem } from './accordion.js';

const meta = preview.meta({
  title: 'Behaviour/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: items, onValueChange: fn() },
});

/** Enter and Space toggle; arrow keys scroll the page, so the focus stays where it is. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [plan, limits] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(plan).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(plan).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(plan).toHaveFocus();
    await userEvent.tab();
    await expect(limits).toHaveFocus();
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

/** Find-in-page and links open an item beside those that are open, without motion. */
export const Found = meta.story({
  args: { multiple: true, defaultValue: ['plan'] },
  play: async ({ args, canvasElement }) => {
    const panelOf = (value: string) =>
      canvasElement.querySelector(`[data-value="${value}"] [data-slot="accordion-panel"]`) as HTMLElement;
    await expect(panelOf('limits')).toHaveAttribute('hidden', 'until-found');
    panelOf('limits').dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['plan', 'limits']);
    await expect(getComputedStyle(panelOf('limits')).transitionProperty).toBe('none');
    try {
      window.location.hash = 'notice';
      await waitFor(() => expect(shownContent(canvasElement)).toEqual(['plan', 'limits', 'contract']));
    } finally {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    }
  },
});

/** Before the script runs and without it, the browser opens and closes `<details>`. */
export const WithoutScript = meta.story({
  render: () => <div />,
  play: async ({ canvasElement, userEvent }) => {
    const openIn = (host: Element) =>
      [...host.querySelectorAll('details[open]')].map(
        (each) => each.closest<HTMLElement>('[data-value]')?.dataset.value,
      );
    const children = [...items, disabledItem];
    const one = serverHtml(<Accordion>{children}</Accordion>, canvasElement);
    const several = serverHtml(<Accordion multiple>{children}</Accordion>, canvasElement);
    for (const host of [one, several]) {
      for (const title of host.querySelectorAll('summary:not([data-disabled])')) await userEvent.click(title);
    }
    await expect(openIn(one)).toEqual(['contract']);
    await expect(openIn(several)).toEqual(['plan', 'limits', 'contract']);
    const closed = several.querySelector('summary[data-disabled]') as HTMLElement;
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(closed).pointerEvents).toBe('none');
    const html = await expectHydration(
      <Accordion multiple defaultValue={['plan']}>
        {children}
      </Accordion>,
    );
    await expect(html).toContain('Ten apps');
  },
});
