import { Fragment } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { anatomyProblems, LISTED } from './anatomy.js';
import { FIXTURES } from './fixtures.js';
import { FIXTURES_WITH_OPTIONS } from './fixtures-with-options.js';
import { mount } from './mount.js';
import { serverHtml } from './server.js';

const PARTS = { ...FIXTURES, ...FIXTURES_WITH_OPTIONS };

const all = (
  <div>
    {Object.entries(PARTS).map(([name, [element]]) => (
      <Fragment key={name}>{element}</Fragment>
    ))}
  </div>
);

test('the pages list every slot, element and data attribute that server and browser render, and no other slot', async () => {
  const served = serverHtml(all, document.body);
  onTestFinished(() => served.remove());
  const seen = new Set<string>();
  const problems = new Set<string>();
  const unseen = () => {
    for (const problem of anatomyProblems(document, seen)) problems.add(problem);
    return [...LISTED].filter((slot) => !seen.has(slot));
  };
  // Alone at first: a menu closes when another one or a modal part takes the focus, and that of MobileMenu is loaded on demand.
  mount(FIXTURES.MobileMenuGroup[0]);
  await expect.poll(unseen).not.toContain('mobile-menu-item');
  for (const [element] of Object.values(PARTS).filter(([, slot]) => /^dropdown-(?!trigger)/.test(slot))) {
    const host = mount(element);
    const panel = () => host.querySelector('[aria-expanded="true"]')?.getAttribute('aria-controls') ?? '';
    await expect.poll(() => unseen() && document.getElementById(panel())).not.toBeNull();
    unseen();
  }
  mount(all);
  await expect.poll(unseen, { timeout: 15_000, message: 'listed in a page, and never there' }).toEqual([]);
  expect([...problems]).toEqual([]);
  expect(LISTED.size).toBeGreaterThan(120);
});

test('the comparison reports an unknown slot, another element and an unlisted attribute', () => {
  const faults = (
    <>
      <p data-slot="nothing" />
      <p data-slot="button" data-layout="row" />
    </>
  );
  const host = serverHtml(faults, document.body);
  onTestFinished(() => host.remove());
  expect(anatomyProblems(host, new Set())).toEqual([
    'nothing is in no page',
    'button is a p, not `button`',
    'data-layout on button is in no page',
  ]);
});
