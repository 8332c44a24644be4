import { expect, within } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { longWords } from '../../../test/examples/long-words.js';
import {
  pageWith,
  parts,
  scrollToThird,
  sections,
  topBarMeta,
  topOf,
} from '../../../test/examples/top-bar.js';
import { TopBar, TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from './top-bar.js';

const meta = preview.meta({
  title: 'Behaviour/TopBar',
  component: TopBar,
  subcomponents: { TopBarLogo, TopBarNav, TopBarLink, TopBarActions },
  ...topBarMeta,
});

/** An open menu on a light ground, for axe and the checks of contrast; no other story has one. */
export const PageGroundNarrow = meta.story({
  globals: { theme: 'light', viewport: { value: 'phone' } },
  args: { ground: 'page' },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('menu')).toBeVisible();
  }),
});

/** The line stays below the current link, and slides in below the focused one. */
export const Current = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const thread = (name: string) => getComputedStyle(canvas.getByRole('link', { name }), '::after');
    await expect(canvas.getByRole('link', { name: 'Possibilities' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(canvas.getByRole('link', { name: 'Benefits' })).not.toHaveAttribute('aria-current');
    await expect(thread('Possibilities').width).not.toBe('0px');
    await expect(thread('Benefits').width).toBe('0px');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Benefits' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Benefits' })).outlineStyle).toBe('solid');
  }),
});

/** A link that opens a new tab has a hidden text. */
export const NewTab = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const support = canvas.getByRole('link', { name: 'Support (opens in a new tab)' });
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(support).toHaveAttribute('rel', 'noopener');
  }),
});

/** A German and an Arabic row: what does not fit scrolls inside the bar. */
export const LongLinks = meta.story({
  args: {
    children: [
      parts[0],
      <TopBarNav key="nav">
        <TopBarLink href="#section" lang="de">
          {longWords.german}
        </TopBarLink>
        <TopBarLink href="#section" lang="ar">
          {longWords.arabic}
        </TopBarLink>
      </TopBarNav>,
      parts[2],
      parts[3],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const row = canvas.getByRole('navigation');
    const isRtl = getComputedStyle(row).direction === 'rtl';
    row.scrollLeft = row.scrollWidth * (isRtl ? -1 : 1);
    const last = canvas.getByRole('link', { name: longWords.arabic }).getBoundingClientRect();
    const edge = row.getBoundingClientRect();
    const room = isRtl ? last.left - edge.left : edge.right - last.right;
    await expect(room, 'the last link can be scrolled out of the fade').toBeGreaterThanOrEqual(24);
    row.scrollLeft = 0;
  }),
});

/** Narrow: of the row only the link with keyboard focus is visible, below the bar. */
export const NarrowByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const inSight = () =>
      nav
        .getAllByRole('listitem')
        .filter(({ offsetHeight }) => offsetHeight > 1)
        .map((item) => item.textContent);
    await expect(inSight()).toEqual([]);
    await userEvent.tab();
    for (const name of sections) {
      await userEvent.tab();
      const link = nav.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await expect(inSight()).toEqual([name]);
      const box = link.getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(
        canvas.getByRole('banner').getBoundingClientRect().bottom - 1,
      );
      await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(link);
    }
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(inSight()).toEqual([]);
  }),
});

/** Takes room above the content, and scrolls away with it. */
export const Static = meta.story({
  args: { position: 'static' },
  render: (args) => pageWith(<TopBar {...args} />),
  play: async ({ canvas }) => {
    const third = await scrollToThird();
    await expect(topOf(third)).toBe(0);
    await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});
