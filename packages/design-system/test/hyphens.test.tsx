import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Heading } from '../src/components/heading/index.js';
import { LinkButton } from '../src/components/link/index.js';
import { Prose } from '../src/components/prose/index.js';
import { mount } from './mount.js';

const hyphensOf = (selector: string) => {
  const found = document.querySelectorAll(selector);
  expect(found.length, selector).toBeGreaterThan(0);
  return [...found].map((element) => getComputedStyle(element).hyphens);
};

// The browser of these tests has no hyphenation dictionary, so a screenshot of a story would show no hyphen.
test('words hyphenate in windows of up to 320 px, but addresses and code never do', async () => {
  mount(
    <>
      <Heading level={1}>Datenschutzfolgenabschätzungen</Heading>
      <LinkButton href="mailto:sales@example.com">sales@example.com</LinkButton>
      <Prose>
        <p>
          Run <code>pnpm install</code>, or <a href="mailto:sales@example.com">ask</a>.
        </p>
      </Prose>
    </>,
  );
  try {
    await page.viewport(320, 480);
    expect(hyphensOf('h1, p')).toEqual(['auto', 'auto']);
    expect(new Set(hyphensOf('[href^=mailto], [href^=mailto] *, code'))).toEqual(new Set(['manual']));
    await page.viewport(321, 480);
    expect(hyphensOf('h1, p')).toEqual(['manual', 'manual']);
  } finally {
    await page.viewport(1000, 700);
  }
});
