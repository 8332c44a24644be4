import { Fragment } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
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

test('what is rendered, on a server and in a browser, is what the pages say: slots, elements, data attributes', async () => {
  const served = serverHtml(all, document.body);
  onTestFinished(() => served.remove());
  mount(all);
  const seen = new Set<string>();
  const problems = new Set<string>();
  const unseen = () => {
    for (const problem of anatomyProblems(document, seen)) problems.add(problem);
    return [...LISTED].filter((slot) => !seen.has(slot));
  };
  await expect.poll(unseen, { message: 'listed in a page, and never there' }).toEqual([]);
  expect([...problems]).toEqual([]);
  expect(LISTED.size).toBeGreaterThan(120);
});

describe('the comparison with the pages sees', () => {
  test.each([
    ['a slot that no page lists', <p key="" data-slot="nothing" />, 'nothing is in no page'],
    ['another element', <p key="" data-slot="button" />, 'button is a p, not `button`'],
    [
      'a data attribute that no page lists',
      <button key="" type="button" data-slot="button" data-colour="red" />,
      'data-colour on button is in no page',
    ],
    [
      'a data attribute of another part',
      <button key="" type="button" data-slot="button" data-layout="row" />,
      'data-layout on button is in no page',
    ],
  ])('%s', (_, fault, problem) => {
    const host = serverHtml(fault, document.body);
    onTestFinished(() => host.remove());
    expect(anatomyProblems(host, new Set())).toEqual([problem]);
  });

  test('nothing where all is as it is said', () => {
    const host = serverHtml(<button type="button" data-slot="button" data-tone="quiet" />, document.body);
    onTestFinished(() => host.remove());
    expect(anatomyProblems(host, new Set())).toEqual([]);
  });
});
