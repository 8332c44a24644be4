import type { ComponentPropsWithRef } from 'react';
import { expect } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Narrow, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { ArticlePages } from '../../../test/examples/article-pages.js';
import articlePages from '../../../test/examples/article-pages.tsx?raw';
import { longWords } from '../../../test/examples/long-words.js';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { partOf } from '../../../test/part.js';
import { Stack } from '../stack/index.js';
import { Pagination } from './pagination.js';

const hrefFor = (page: number) => `#page-${page}`;

const args = { page: 6, pages: 12, hrefFor };

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args,
  parameters: exampleSource(articlePages),
  globals: { viewport: { value: 'lg' } },
});

/** What is shown, in order. */
const shown = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('li')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent);

/** The words that continue on a second line. */
const brokenWords = (root: Element): string[] => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
};

/** A landmark with links. The current page is marked, and left-out numbers are not read out. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(shown(canvasElement)).toEqual(['Previous', '1', '…', '5', '6', '7', '…', '12', 'Next']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-5');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expectHydration(<ArticlePages page={2} />);
  }),
});

/** On the first page there is no previous one, on the last no next one; there are seven numbers and gaps at most. */
export const Ends = meta.story({
  render: (args) => (
    <Stack gap={6}>
      {[1, 4, 9, 12].map((page) => (
        <Pagination key={page} {...args} page={page} label={`From page ${page}`} />
      ))}
    </Stack>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const rows = canvas.getAllByRole('navigation').map((each) => shown(each).join(' '));
    await expect(rows).toEqual([
      '1 2 3 4 5 … 12 Next',
      'Previous 1 2 3 4 5 … 12 Next',
      'Previous 1 … 8 9 10 11 12 Next',
      'Previous 1 … 8 9 10 11 12',
    ]);
  }),
});

/** The links of a router take the props of a native one. */
export const OtherLinks = meta.story({
  args: { linkAs: (props: ComponentPropsWithRef<'a'>) => <a data-router="" {...props} /> },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router');
  },
});

/** Without pages nothing is rendered. */
export const Empty = meta.story({
  args: { page: 1, pages: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** With one page nothing is rendered: there is nowhere to go. */
export const One = meta.story({
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Many = meta.story({ args: { page: 1288, pages: 2400 } });

/** On a phone a line that says where the reader is replaces the numbers. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['Previous', 'Page 6 of 12', 'Next']);
  }),
});

/** Where three do not fit into one line, the two links stay in one, at its ends, and the status is below them. */
export const Narrowest = meta.story({
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  render: (args) => (
    <>
      <Pagination {...args} />
      <Pagination {...args} label="First page" page={1} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [previous, next] = ['previous', 'next'].map((name) =>
      partOf(canvasElement, `pagination-${name}`).getBoundingClientRect(),
    );
    await expect(next?.top).toBe(previous?.top);
    await expect(partOf(canvasElement, 'pagination-status').getBoundingClientRect().top).toBeGreaterThan(
      next?.bottom ?? 0,
    );
    const [, first] = canvasElement.querySelectorAll('[data-slot="pagination-next"]');
    await expect(first?.getBoundingClientRect().right).toBe(next?.right);
  },
});

/** On a phone no word of a language with long ones is broken: the line that says where the reader is gives way. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    previousLabel: 'Предыдущая',
    nextLabel: 'Следующая',
    pageLabel: 'Страница {n}',
    statusLabel: 'Страница {n} из {m}',
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    for (const name of ['previous', 'next', 'status']) {
      const part = partOf(canvasElement, `pagination-${name}`);
      await expect(brokenWords(part)).toEqual([]);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
    const list = partOf(canvasElement, 'pagination-list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  }),
});

/** The same with text at 200 % (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['Previous', 'Page 6 of 12', 'Next']);
  }),
});

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['page', 'ink', 'primary', 'accent', 'action'], (ground) => (
    <Pagination {...args} label={`On ${ground}`} />
  )),
);

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes stacked>
      {(ground) =>
        ['rest', ...HELD].map((state) => (
          <State key={state} name={state}>
            <Pagination {...args} label={`${state}, ${ground}`} />
          </State>
        ))
      }
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label: 'Seitennavigation',
    previousLabel: longWords.german,
    nextLabel: longWords.unbroken,
    pageLabel: 'Seite {n}',
    statusLabel: 'Seite {n} von {m}',
  },
});

/** The previous page is at the right, and the arrows point away from the numbers. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'lg' } },
  args: {
    label: arabic.technologiesLabel,
    previousLabel: 'السابق',
    nextLabel: 'التالي',
    pageLabel: 'صفحة {n}',
    statusLabel: 'صفحة {n} من {m}',
  },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const [first, last] = ['السابق', 'التالي'].map((name) => canvas.getByRole('link', { name }));
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      last?.getBoundingClientRect().left ?? 0,
    );
    const arrow = canvasElement.querySelector('[data-slot="pagination-arrow"]') as Element;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  }),
});
