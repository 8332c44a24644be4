import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NAMES, part, slides } from '../../../test/examples/carousel.js';
import { mount } from '../../../test/mount.js';
import { mouse, swipe } from '../../../test/pointer.js';
import { Carousel, type CarouselProps } from './carousel.js';

function carousel(props?: Partial<CarouselProps>): HTMLElement {
  return mount(
    <>
      <Carousel label="Benefits" perSlide={3} autoplay {...props}>
        {NAMES.map((name) => (
          <a key={name} href="#benefits">
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">After</button>
    </>,
  );
}

async function expectReachable(host: HTMLElement, n: number): Promise<void> {
  await expect
    .poll(() => slides(host).flatMap(({ inert }, index) => (inert ? [] : [index + 1])), { timeout: 5000 })
    .toEqual([n]);
}

test('waits while the pointer is over it', async () => {
  const host = carousel();
  await expectReachable(host, 1);
  const thread = () => part(host, '-timer').getAnimations()[0]?.playState;
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.poll(thread).toBe('running');
  await userEvent.hover(page.getByText(NAMES[0] ?? ''));
  await expect.poll(thread).toBe('paused');
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.poll(thread).toBe('running');
});

test('waits while focus is in a slide after a press', async () => {
  const host = carousel();
  await expectReachable(host, 1);
  const thread = () => part(host, '-timer').getAnimations()[0]?.playState;
  const after = page.getByRole('button', { name: 'After' });
  const link = page.getByText(NAMES[0] ?? '');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await userEvent.hover(after);
  await expect.element(link).toHaveFocus();
  expect(thread()).toBe('paused');
  (link.element() as HTMLElement).blur();
  await expect.poll(thread).toBe('running');
});

test('Tab and Shift+Tab move through the visible slide only', async () => {
  const host = carousel({ defaultPaused: true, defaultIndex: 1 });
  await expectReachable(host, 2);
  (page.getByRole('button', { name: 'Slide 3 of 3' }).element() as HTMLElement).focus();
  for (const name of [...NAMES.slice(3, 6), 'After']) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe(name);
  }
  for (const name of NAMES.slice(3, 6).reverse()) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.textContent).toBe(name);
  }
  await expectReachable(host, 2);
});

test('a drag ends when the carousel is resized', async () => {
  const host = carousel();
  await expectReachable(host, 1);
  await mouse('mousePressed', part(host, '-viewport'));
  await expect.poll(() => part(host, '').dataset.dragging).toBe('true');
  host.style.inlineSize = '300px';
  await expect.poll(() => part(host, '').dataset.dragging).toBeUndefined();
  await mouse('mouseReleased', part(host, '-viewport'));
});

test('a swipe shows the next slide', async () => {
  const changed = vi.fn();
  const host = carousel({ defaultPaused: true, onIndexChange: changed });
  await expectReachable(host, 1);
  await swipe(part(host, '-viewport'), { x: -300 });
  await expectReachable(host, 2);
  expect(changed).toHaveBeenLastCalledWith(1);
});

test('the first key press on a link after a swipe follows it', async () => {
  const host = carousel({ defaultPaused: true });
  await expectReachable(host, 1);
  await swipe(part(host, '-viewport'), { x: -300 });
  await expectReachable(host, 2);
  const link = page.getByText(NAMES[3] ?? '').element() as HTMLElement;
  const followed = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => followed.mock.calls.length).toBe(1);
  await expectReachable(host, 2);
});

test('a swipe is mirrored in a right-to-left page', async () => {
  const host = carousel({ defaultPaused: true, dir: 'rtl' });
  await expectReachable(host, 1);
  await swipe(part(host, '-viewport'), { x: 300 });
  await expectReachable(host, 2);
});

test('a vertical swipe over a slide scrolls the page', async () => {
  const host = carousel({ defaultPaused: true });
  host.style.minHeight = '3000px';
  await expectReachable(host, 1);
  await swipe(part(host, '-viewport'), { y: -200 });
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(50);
  await expectReachable(host, 1);
});

test('shows two items per slide at 768 px and below, three above (P-31)', async () => {
  await page.viewport(769, 700);
  const host = carousel({ perSlide: 'auto', defaultPaused: true });
  await expect.poll(() => slides(host).map(({ children }) => children.length)).toEqual([3, 3, 3]);
  await page.viewport(768, 700);
  await expect.poll(() => slides(host).map(({ children }) => children.length)).toEqual([2, 2, 2, 2, 1]);
  await page.viewport(1000, 700);
});

/** Three slides, to which any key adds a fourth. */
function Growing() {
  const [count, setCount] = useState(3);
  return (
    <Carousel label="Benefits" perSlide={1}>
      {NAMES.slice(0, count).map((name) => (
        <button key={name} type="button" onKeyDown={() => setCount(4)}>
          {name}
        </button>
      ))}
    </Carousel>
  );
}

test('keeps its slides, and the focus in them, when one is added', async () => {
  const host = mount(<Growing />);
  const first = page.getByRole('button', { name: NAMES[0] ?? '' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('a');
  await expect.poll(() => slides(host).length).toBe(4);
  await expect.element(first).toHaveFocus();
});

/**
 * Fields that change by the typed key: `a` inserts one before the others, `b` two; `d` removes the field itself, `f` the
 * first one, `o` all but the last; `t` puts two into each slide.
 */
function Changing(props: Partial<CarouselProps>) {
  const [names, setNames] = useState(NAMES.slice(1, 4));
  const [perSlide, setPerSlide] = useState<1 | 2>(1);
  return (
    <Carousel label="Benefits" perSlide={perSlide} {...props}>
      {names.map((name) => (
        <input
          key={name}
          aria-label={name}
          onKeyDown={({ key }) => {
            if (key === 'a') setNames(NAMES.slice(0, 4));
            if (key === 'b') setNames(['New', ...NAMES.slice(0, 4)]);
            if (key === 't') setPerSlide(2);
            if (key === 'd') setNames(names.filter((each) => each !== name));
            if (key === 'f') setNames(names.slice(1));
            if (key === 'o') setNames(NAMES.slice(3, 4));
          }}
        />
      ))}
    </Carousel>
  );
}

test('a slide keeps its input when another one is inserted before it', async () => {
  const host = mount(<Changing />);
  const first = page.getByRole('textbox', { name: NAMES[1] ?? '' });
  await userEvent.type(first, 'xa');
  await expect.poll(() => slides(host).length).toBe(4);
  expect([...host.querySelectorAll('input')].map(({ value }) => value[0] ?? '')).toEqual(['', 'x', '', '']);
});

test('when the slide with the focus is removed, the focus goes to the dot of the visible one', async () => {
  mount(<Changing />);
  await userEvent.type(page.getByRole('textbox', { name: NAMES[1] ?? '' }), 'd');
  await expect.element(page.getByRole('button', { name: 'Slide 1 of 2' })).toHaveFocus();
});

test('stays on its slide, with the focus, when another one is inserted before it', async () => {
  const told = vi.fn();
  const host = mount(<Changing onIndexChange={told} />);
  const first = page.getByRole('textbox', { name: NAMES[1] ?? '' });
  await userEvent.type(first, 'a');
  await expectReachable(host, 2);
  await expect.element(first).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Slide 2 of 4' })).toHaveAttribute('aria-current');
  expect(told).not.toHaveBeenCalled();
});

test('stays on the last slide when another one is inserted before it', async () => {
  const told = vi.fn();
  const host = mount(<Changing defaultIndex={2} onIndexChange={told} />);
  await expectReachable(host, 3);
  const last = page.getByRole('textbox', { name: NAMES[3] ?? '' });
  await userEvent.type(last, 'a');
  await expectReachable(host, 4);
  await expect.element(last).toHaveFocus();
  expect(told).not.toHaveBeenCalled();
});

test('shows a slide that a press adds', async () => {
  const told = vi.fn();
  function Adding() {
    const [names, setNames] = useState(NAMES.slice(0, 3));
    const [index, setIndex] = useState(1);
    const add = () => {
      setNames(NAMES.slice(0, 4));
      setIndex(3);
    };
    return (
      <>
        <Carousel label="Benefits" perSlide={1} index={index} onIndexChange={told}>
          {names.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </Carousel>
        <button type="button" onClick={add}>
          Add
        </button>
      </>
    );
  }
  const host = mount(<Adding />);
  await expectReachable(host, 2);
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await expectReachable(host, 4);
  await expect.element(page.getByText(NAMES[3] ?? '')).toBeInViewport({ ratio: 1 });
  expect(told).not.toHaveBeenCalled();
});

test('stays on its slide when others are inserted before it after the number of items in a slide changed', async () => {
  const host = mount(<Changing />);
  const first = page.getByRole('textbox', { name: NAMES[1] ?? '' });
  await userEvent.type(first, 't');
  await expect.poll(() => slides(host).length).toBe(2);
  await userEvent.type(first, 'b');
  await expect.element(page.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current');
});

test('stays on its slide, with the focus, when another one before it is removed', async () => {
  mount(<Changing />);
  await userEvent.click(page.getByRole('button', { name: 'Slide 2 of 3' }));
  const second = page.getByRole('textbox', { name: NAMES[2] ?? '' });
  await userEvent.type(second, 'f');
  await expect.element(page.getByRole('button', { name: 'Slide 1 of 2' })).toHaveAttribute('aria-current');
  await expect.element(second).toHaveFocus();
});

test('when a new slide hides the one with the focus, the focus goes to the new one’s dot', async () => {
  mount(<Changing index={0} />);
  await userEvent.type(page.getByRole('textbox', { name: NAMES[1] ?? '' }), 'a');
  await expect.element(page.getByRole('button', { name: 'Slide 1 of 4' })).toHaveFocus();
});

test('when the slide with the focus is removed, the focus goes to the only one left', async () => {
  mount(<Changing />);
  await userEvent.type(page.getByRole('textbox', { name: NAMES[1] ?? '' }), 'o');
  await expect.element(page.getByRole('group', { name: '1 of 1' })).toHaveFocus();
});
