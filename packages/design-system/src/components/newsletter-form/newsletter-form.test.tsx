import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Newsletter } from '../../../test/examples/newsletter.js';
import { mount, mountInFrame } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { NewsletterForm } from './index.js';

const WORDS = 'Check your inbox';

/** The page accepts every address: when it is sent, or when the field outside of the form has the focus. */
function Accepting() {
  const [accepted, setAccepted] = useState(false);
  return (
    <>
      <NewsletterForm
        aria-label="Newsletter"
        defaultValue="priya@example.com"
        onSubmit={(event) => {
          event.preventDefault();
          setAccepted(true);
        }}
        onKeyDown={({ key }) => key === 'Escape' && setAccepted(false)}
        success={accepted && WORDS}
      />
      <input aria-label="Search" onFocus={() => setAccepted(true)} onBlur={() => setAccepted(false)} />
    </>
  );
}

const accept = (address: string) => Promise.resolve(address);

const success = () => document.querySelector<HTMLElement>('[data-slot="newsletter-form-success"]');

test.for(['button', 'field'])('the message takes focus from the %s and is announced once', async (from) => {
  mount(<Accepting />);
  if (from === 'button') await userEvent.click(page.getByRole('button', { name: 'Subscribe' }));
  else await userEvent.type(page.getByRole('textbox', { name: 'Email' }), '{Enter}');
  const message = page.getByRole('group', { name: WORDS });
  await expect.element(message).toHaveFocus();
  // Its name is announced with the focus; a live region would repeat it.
  expect(message.element()).toBe(success());
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('the message leaves the focus where it is outside the form, and is announced', async () => {
  mount(<Accepting />);
  const outside = page.getByRole('textbox', { name: 'Search' });
  await userEvent.click(outside);
  await expect.element(page.getByRole('status')).toHaveTextContent(WORDS);
  await expect.element(outside).toHaveFocus();
});

test('a message after one that had the focus is announced', async () => {
  mount(<Accepting />);
  const outside = page.getByRole('textbox', { name: 'Search' });
  await userEvent.click(page.getByRole('button', { name: 'Subscribe' }));
  await expect.element(page.getByRole('group', { name: WORDS })).toHaveFocus();
  await userEvent.click(outside);
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(outside);
  await expect.element(page.getByRole('status')).toHaveTextContent(WORDS);
});

/** A message that its own button takes away. */
function Again() {
  const [accepted, setAccepted] = useState(true);
  return (
    <NewsletterForm
      aria-label="Newsletter"
      success={
        accepted && (
          <button type="button" onClick={() => setAccepted(false)}>
            Another address
          </button>
        )
      }
    />
  );
}

test('the field takes the focus from a button in a message that goes away', async () => {
  mount(<Again />);
  await userEvent.click(page.getByRole('button', { name: 'Another address' }));
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('so does the field in a frame that the page renders into', async () => {
  const inside = mountInFrame(<Again />);
  const button = () => inside.querySelector<HTMLElement>('[data-slot="newsletter-form-success"] button');
  await expect.poll(button).not.toBeNull();
  button()?.focus();
  button()?.click();
  await expect.poll(() => inside.activeElement?.getAttribute('name')).toBe('email');
});

test('the field takes the focus from a message that goes away', async () => {
  mount(<Accepting />);
  await userEvent.click(page.getByRole('button', { name: 'Subscribe' }));
  const message = page.getByRole('group', { name: WORDS });
  await expect.element(message).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('the page that sends it announces a failure with the field', async () => {
  mount(<Newsletter subscribe={() => Promise.reject(new Error('offline'))} />);
  const field = page.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(field, 'priya@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Subscribe' }));
  await expect.element(field).toHaveAccessibleDescription(/That did not work/);
  await expect.element(field).toHaveFocus();
});

test('a failure leaves a reader who goes on elsewhere there', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  mount(
    <>
      <Newsletter subscribe={() => promise} />
      <button type="button">Next</button>
    </>,
  );
  const field = page.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(field, 'priya@example.com');
  await userEvent.keyboard('{Enter}');
  const next = page.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  reject(new Error('offline'));
  await expect.element(field).toHaveAccessibleDescription(/That did not work/);
  await expect.element(next).toHaveFocus();
});

test('before script runs, the browser checks the address', () => {
  const host = serverHtml(<Newsletter subscribe={accept} />, document.body);
  onTestFinished(() => host.remove());
  expect(host.querySelector('form')?.noValidate).toBe(false);
});

test('the page that sends it announces a wrong address also where the field has the focus', async () => {
  mount(<Newsletter subscribe={accept} />);
  const field = page.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(field, 'priya');
  const described: (string | null)[] = [];
  field
    .element()
    .addEventListener('focus', () => described.push(field.element().getAttribute('aria-invalid')));
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Enter an address/);
  expect(described).toEqual(['true']);
});
