import { expect, type Page, type Route, test } from 'playwright/test';
import { fillLogin, fillSignup, fillSupport, someone } from './support/forms.ts';

/** A reply with a JSON body, as a service of any make might send it. */
const reply = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const unreachable = (route: Route) => route.abort('connectionrefused');

interface Case {
  fault: string;
  answer: (route: Route) => Promise<void>;
  text: string;
}

/** Every text of specification 8, each from a fault that leads to it, and the hostile replies of decision 13. */
const cases: Record<'login' | 'register' | 'verify-email' | 'customer-support', Case[]> = {
  login: [
    { fault: 'server message', answer: reply(401, { message: 'wrong password' }), text: 'Wrong password' },
    { fault: 'no message', answer: reply(401, {}), text: 'Login failed. Please check your credentials.' },
    {
      fault: 'blank message',
      answer: reply(401, { message: ' ' }),
      text: 'Login failed. Please check your credentials.',
    },
    {
      fault: 'message of a wrong type',
      answer: reply(401, { message: 7 }),
      text: 'Login failed. Please check your credentials.',
    },
    {
      fault: 'HTML instead of JSON',
      answer: reply(502, '<h1>Bad gateway</h1>'),
      text: 'Login failed. Please check your credentials.',
    },
    {
      fault: 'success without tokens',
      answer: reply(200, { status: 'success' }),
      text: 'Login failed. Please check your credentials.',
    },
    { fault: 'no connection', answer: unreachable, text: 'Network error. Please try again later.' },
  ],
  register: [
    { fault: 'server message', answer: reply(409, { message: 'éclair is taken' }), text: 'Éclair is taken' },
    { fault: 'no message', answer: reply(500, {}), text: 'Registration failed. Please try again.' },
    { fault: 'markup in the message', answer: reply(400, { message: '<b>bold</b>' }), text: '<b>bold</b>' },
    { fault: 'no connection', answer: unreachable, text: 'Network error. Please try again later.' },
  ],
  'verify-email': [
    {
      fault: 'server message',
      answer: reply(410, { message: 'the link has expired' }),
      text: 'The link has expired',
    },
    { fault: 'no message', answer: reply(400, {}), text: 'Email verification failed. Please try again.' },
    { fault: 'no JSON', answer: reply(200, 'OK'), text: 'Email verification failed. Please try again.' },
    { fault: 'blank message', answer: reply(400, { message: '  ' }), text: 'An unknown error occurred.' },
    {
      fault: 'not ok with status success',
      answer: reply(500, { status: 'success', message: 'half done' }),
      text: 'Half done',
    },
    {
      fault: 'no connection',
      answer: unreachable,
      text: 'A network error occurred. Please try again later.',
    },
  ],
  'customer-support': [
    { fault: 'not ok', answer: reply(403, { message: 'ignored' }), text: 'Failed to submit support request' },
    { fault: 'no connection', answer: unreachable, text: 'An error occurred. Please try again.' },
    { fault: 'ok', answer: reply(200, {}), text: 'Support request submitted successfully!' },
  ],
};

const provoke: Record<keyof typeof cases, (page: Page) => Promise<void>> = {
  login: async (page) => {
    await page.goto('/login');
    await fillLogin(page, someone());
    await page.getByRole('button', { name: 'Login' }).click();
  },
  register: async (page) => {
    await page.goto('/signup');
    await fillSignup(page, someone());
    await page.getByRole('button', { name: 'Submit' }).click();
  },
  'verify-email': async (page) => {
    await page.goto('/email-verification?token=abc');
  },
  'customer-support': async (page) => {
    await page.goto('/customer-support');
    await fillSupport(page, someone(), 'The wave will not weave.');
    await page.getByRole('button', { name: 'Submit' }).click();
  },
};

for (const call of Object.keys(cases) as (keyof typeof cases)[]) {
  for (const { fault, answer, text } of cases[call]) {
    test(`${call}, ${fault}: '${text}'`, async ({ page }) => {
      await page.route(`**/${call}*`, (route) =>
        route.request().method() === 'POST' ? answer(route) : route.fallback(),
      );
      await provoke[call](page);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  }
}

test('a call that is never answered ends in the network text and frees the button', async ({ page }) => {
  await page.clock.install();
  await page.route('**/user/login', () => {});
  await provoke.login(page);
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
});
