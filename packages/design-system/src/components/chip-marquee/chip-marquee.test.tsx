import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { items, movement, part } from '../../../test/examples/chip-marquee.js';
import { emulateMedia, emulatePrint } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { ChipMarquee } from './chip-marquee.js';

const row = <ChipMarquee items={items} label="Technologies" />;

/** Screens at and just above each edge of P-36, and how many chips are seen there. */
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

/** Words that do not stand on one line. */
function brokenWords(list: HTMLElement): string[] {
  return [...list.querySelectorAll('[data-slot="chip-label"]')].flatMap(({ firstChild }) => {
    const text = firstChild?.textContent ?? '';
    return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(firstChild as Text, index);
      range.setEnd(firstChild as Text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test('as many chips are seen as P-36 says, their words whole, on every screen', async () => {
  const host = mount(row);
  await expect.element(page.getByRole('group', { name: 'Technologies' })).toBeVisible();
  for (const [width, visible] of VISIBLE) {
    await page.viewport(width, 700);
    const seen = part(host, '-viewport').clientWidth / part(host, '-item').getBoundingClientRect().width;
    expect(seen, `${width} px`).toBeCloseTo(visible, 1);
    expect(brokenWords(part(host, '-list')), `${width} px`).toEqual([]);
  }
  await page.viewport(1000, 700);
});

test('stops under the pointer, and goes on when it has left', async () => {
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

test('the pointer over either of two rows stops both', async () => {
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

test('stops while a press has left the focus in it, and goes on when it has left', async () => {
  const content = <button type="button">More</button>;
  const host = mount(
    <>
      <ChipMarquee items={[{ id: 'more', content }, ...items]} label="Technologies" />
      <button type="button">After</button>
    </>,
  );
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeInTheDocument();
  // The row rests under the pointer, so that it can be pressed.
  await userEvent.hover(part(host, '-viewport'));
  await userEvent.click(more);
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.element(more).toHaveFocus();
  expect(movement(host).playState).toBe('paused');
  (more.element() as HTMLElement).blur();
  await expect.poll(() => movement(host).playState).toBe('running');
});

test('moves by the stylesheet alone: the server’s HTML, which nothing has hydrated', () => {
  const host = serverHtml(row, mount(null));
  expect(movement(host).playState).toBe('running');
  expect(host.innerHTML).not.toContain('aria-live');
});

test('reduced motion, before any script, is a complete list that wraps', async () => {
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

test('on paper it is one complete list that wraps, wherever the rows stood, without a button', async () => {
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

test('a row of more chips than it can move says so', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index), content: `Chip ${index}` }));
  const host = document.body;
  expect(() => serverHtml(<ChipMarquee items={many} label="Many" />, host)).toThrow(
    '100 items, and can move 99',
  );
});
