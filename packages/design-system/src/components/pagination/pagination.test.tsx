import { type MouseEvent, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Pagination } from './index.js';

afterEach(() => page.viewport(1000, 700));

/** The pages of a list, between which a router changes without loading. */
function Routed({ first }: { first: number }) {
  const [current, setCurrent] = useState(first);
  const route = (event: MouseEvent) => {
    event.preventDefault();
    const link = (event.target as Element).closest('a');
    setCurrent(Number(link?.hash.slice(1)));
  };
  return (
    <>
      <Pagination page={current} pages={12} hrefFor={(number) => `#${number}`} onClick={route} />
      <button type="button" onFocus={() => setCurrent(12)}>
        To the end
      </button>
    </>
  );
}

test.for([
  { name: 'Next', first: 11, last: 'Page 12' },
  { name: 'Previous', first: 2, last: 'Page 1' },
])('the focus goes to the current page when $name is gone', async ({ name, first, last }) => {
  mount(<Routed first={first} />);
  await userEvent.click(page.getByRole('link', { name }));
  await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: last, exact: true })).toHaveFocus();
});

test('without room for numbers, the focus goes to the status line', async () => {
  await page.viewport(390, 700);
  mount(<Routed first={11} />);
  await userEvent.click(page.getByRole('link', { name: 'Next' }));
  await expect.element(page.getByText('Page 12 of 12')).toHaveFocus();
});

test('the focus stays on a link that is still there', async () => {
  mount(<Routed first={6} />);
  const next = page.getByRole('link', { name: 'Next' });
  await userEvent.click(next);
  await expect
    .element(page.getByRole('link', { name: 'Page 7', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(next).toHaveFocus();
});

test('a focus outside the pagination stays where it is', async () => {
  mount(<Routed first={11} />);
  const outside = page.getByRole('button', { name: 'To the end' });
  await userEvent.click(outside);
  await expect.element(page.getByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  await expect.element(outside).toHaveFocus();
});

test.for([
  { given: -3, current: 1 },
  { given: Number.NaN, current: 1 },
  { given: 2.5, current: 2 },
  // Such as of a list that became shorter.
  { given: 99, current: 5 },
  { given: Number.POSITIVE_INFINITY, current: 5 },
])(
  'page $given of 5 is page $current: every link leads to a page that exists',
  async ({ given, current }) => {
    mount(<Pagination page={given} pages={5} hrefFor={(number) => `#${number}`} />);
    await expect
      .element(page.getByRole('link', { name: `Page ${current}`, exact: true }))
      .toHaveAttribute('aria-current', 'page');
    const exists = ['#1', '#2', '#3', '#4', '#5'];
    for (const link of page.getByRole('link').elements()) expect(exists).toContain(link.getAttribute('href'));
    expect(page.getByText(`Page ${current} of 5`).query()).not.toBeNull();
  },
);

test('a fraction of pages is rounded up; `NaN` pages render nothing', async () => {
  mount(
    <>
      <Pagination page={1} pages={12 / 5} hrefFor={(number) => `#${number}`} />
      <Pagination page={1} pages={0 / 0} hrefFor={(number) => `#${number}`} label="Of nothing" />
    </>,
  );
  await expect.element(page.getByText('Page 1 of 3')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#3');
  expect(page.getByRole('navigation', { name: 'Of nothing' }).query()).toBeNull();
});
