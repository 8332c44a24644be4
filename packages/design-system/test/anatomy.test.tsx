import { Fragment } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { anatomyProblems, LISTED } from './anatomy.js';
import { FIXTURES } from './fixtures.js';
import { FIXTURES_WITH_OPTIONS } from './fixtures-with-options.js';
import { mount } from './mount.js';
import { serverHtml } from './server.js';

const all = (
  <div>
    {Object.entries({ ...FIXTURES, ...FIXTURES_WITH_OPTIONS }).map(([name, [element]]) => (
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
  // Alone at first: its panel is loaded on demand, and the modal parts among the others would close the menu before that.
  mount(FIXTURES.MobileMenuGroup[0]);
  await expect.poll(unseen).not.toContain('mobile-menu-item');
  mount(all);
  await expect.poll(unseen, { message: 'listed in a page, and never there' }).toEqual([]);
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
