import type { CSSProperties } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { items, movement, part } from '../../../test/examples/chip-marquee.js';
import { emulateMedia, emulatePrint } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { ChipMarquee } from './chip-marquee.js';

const row = <ChipMarquee items={items} label="Technologies" />;

/** Screens at and just above each width of P-36, and the number of visible chips. */
const VISIBLE = [
  [1400, 7.2],
  [1301, 7.2],
  [1300, 8],
  [1025, 8],
  [1024, 6],
  [769, 6],
  [768, 6],
  [641, 6],
  [640, 3],
  [481, 3],
  [480, 1.5],
  [320, 1.5],
] as const;

/** Names that take more than one line. */
function brokenNames(list: HTMLElement): string[] {
  return [...list.querySelectorAll('[data-slot="chip-label"]')].flatMap((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getClientRects().length > 1 ? [label.textContent] : [];
  });
}

test('shows the number of chips of P-36 on every screen, each name on one line', async () => {
  const host = mount(<ChipMarquee items={items} label="Technologies" togglePlacement="below" />);
  await expect.element(page.getByRole('group', { name: 'Technologies' })).toBeVisible();
  for (const [width, visible] of VISIBLE) {
    await page.viewport(width, 700);
    const seen = part(host, '-viewport').clientWidth / part(host, '-item').getBoundingClientRect().width;
    expect(seen, `${width} px`).toBeCloseTo(visible, 1);
    expect(brokenNames(part(host, '-list')), `${width} px`).toEqual([]);
  }
  await page.viewport(1000, 700);
});

test('its list has an explicit role, because Safari drops that of a list without markers', () => {
  const host = serverHtml(row, document.body);
  onTestFinished(() => host.remove());
  expect(part(host, '-list').getAttribute('role')).toBe('list');
});

test('pauses while the pointer is over it', async () => {
  const host = mount(
    <>
      {row}
      <button type="button">After</button>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'After' })).toBeVisible();
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.poll(() => movement(host).playState).toBe('running');
  await userEvent.hover(part(host, '-viewport'));
  await expect.poll(() => movement(host).playState).toBe('paused');
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.poll(() => movement(host).playState).toBe('running');
});

test('hovering over one of two rows pauses both', async () => {
  const host = mount(
    <>
      <ChipMarquee items={items} label="Technologies" rows={2} />
      <button type="button">After</button>
    </>,
  );
  const states = () =>
    [...host.querySelectorAll('[data-slot="chip-marquee-track"]')].map(
      (track) => track.getAnimations()[0]?.playState,
    );
  const rows = () => [...host.querySelectorAll('[data-slot="chip-marquee-viewport"]')];
  await expect.poll(() => rows().length).toBe(2);
  for (const row of rows()) {
    await userEvent.hover(page.getByRole('button', { name: 'After' }));
    await expect.poll(states).toEqual(['running', 'running']);
    await userEvent.hover(row);
    await expect.poll(states).toEqual(['paused', 'paused']);
  }
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
});

test('pauses while focus is inside after a press', async () => {
  const content = <button type="button">More</button>;
  const host = mount(
    <>
      <ChipMarquee
        items={[{ id: 'more', content }, ...items]}
        label="Technologies"
        // So slow that the first chip is still there to be pressed.
        style={{ '--ds-chip-marquee-time': '60s' } as CSSProperties}
      />
      <button type="button">After</button>
    </>,
  );
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeInTheDocument();
  // The row pauses under the pointer, so that it can be clicked.
  await userEvent.hover(part(host, '-viewport'));
  await userEvent.click(more);
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.element(more).toHaveFocus();
  expect(movement(host).playState).toBe('paused');
  (more.element() as HTMLElement).blur();
  await expect.poll(() => movement(host).playState).toBe('running');
});

test('moves before hydration', () => {
  const host = serverHtml(row, mount(null));
  expect(movement(host).playState).toBe('running');
  expect(host.innerHTML).not.toContain('aria-live');
});

test('a change of direction at run time turns the rows at once', async () => {
  const host = mount(row);
  await expect.poll(() => host.querySelector('[data-slot="chip-marquee-track"]')).not.toBeNull();
  const animation = movement(host);
  animation.pause();
  animation.currentTime = 3000;
  const step = part(host, '-item').getBoundingClientRect().width;
  /** How far the list is from where it begins, which is the right edge from right to left. */
  const shift = () => {
    const list = part(host, '-list').getBoundingClientRect();
    const view = part(host, '-viewport').getBoundingClientRect();
    return getComputedStyle(host).direction === 'rtl' ? list.right - view.right : list.left - view.left;
  };
  expect(shift()).toBeCloseTo(-step, 0);
  document.documentElement.dir = 'rtl';
  try {
    expect(shift()).toBeCloseTo(step, 0);
    expect(movement(host).playState, 'and stops nothing').toBe('paused');
  } finally {
    document.documentElement.removeAttribute('dir');
  }
  expect(shift()).toBeCloseTo(-step, 0);
});

test('with reduced motion the server’s HTML is a complete list that wraps', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  try {
    const host = serverHtml(row, mount(null));
    expect(part(host, '-track').getAnimations()).toEqual([]);
    const viewport = part(host, '-viewport').getBoundingClientRect();
    const shown = [...part(host, '-list').children].map((item) => item.getBoundingClientRect());
    expect(shown).toHaveLength(items.length);
    expect(shown.filter(({ left, right }) => left < viewport.left || right > viewport.right)).toEqual([]);
    expect(part(host, '-copy').checkVisibility()).toBe(false);
    expect(part(host, '-toggle').checkVisibility()).toBe(false);
  } finally {
    await emulateMedia({});
  }
});

test('prints one complete list that wraps, without a button', async () => {
  const host = serverHtml(<ChipMarquee items={items} label="Technologies" rows={2} />, mount(null));
  movement(host).currentTime = 15_000;
  await emulatePrint();
  try {
    const viewport = part(host, '-viewport').getBoundingClientRect();
    const shown = [...part(host, '-list').children].map((item) => item.getBoundingClientRect());
    expect(shown).toHaveLength(items.length);
    expect(shown.filter(({ left, right }) => left < viewport.left || right > viewport.right)).toEqual([]);
    const hidden = '[data-slot="chip-marquee-copy"], [data-slot="chip-marquee-toggle"]';
    expect([...host.querySelectorAll(hidden)].filter((each) => each.checkVisibility())).toEqual([]);
  } finally {
    await emulateMedia({});
  }
});

test('throws an error for more than 99 chips', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index), content: `Chip ${index}` }));
  const host = document.body;
  expect(() => serverHtml(<ChipMarquee items={many} label="Many" />, host)).toThrow(
    'at most 99 items, not 100',
  );
});
