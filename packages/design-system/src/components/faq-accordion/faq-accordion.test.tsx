import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entries, longAnswer } from '../../../test/examples/faq-accordion.js';
import { mount } from '../../../test/mount.js';
import { FaqAccordion } from './faq-accordion.js';
import { FaqItem } from './faq-item.js';

const question = 'Can it run in our own cloud?';

async function questions(defaultValue?: string): Promise<HTMLElement> {
  const host = mount(
    <FaqAccordion defaultValue={defaultValue}>
      <FaqItem value="cloud" question={question}>
        {longAnswer} {longAnswer}
      </FaqItem>
      <FaqItem value="setup" question={entries[0].question}>
        <a href="#setup">The guide</a>
      </FaqItem>
    </FaqAccordion>,
  );
  await expect.element(page.getByRole('button', { name: question })).toBeVisible();
  host.style.paddingBlockEnd = '3000px';
  return host;
}

test('check 5: arrow keys scroll the page and leave the focus on the question', async () => {
  await questions();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe(question);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(0);
  expect(document.activeElement?.textContent).toBe(question);
});

test('check 4: an answer that overflows is a stop of the Tab key, and arrow keys scroll it', async () => {
  await questions('cloud');
  const answer = page.getByRole('region', { name: question });
  await expect.element(answer).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => answer.element().scrollTop).toBeGreaterThan(0);
});

test('check 3: the Tab key passes by what is in a closed answer', async () => {
  await questions();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: entries[0].question })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).not.toBe('The guide');
});
