import { test as base, expect, type Page } from 'playwright/test';
import {
  faultyService,
  okWithoutMessage,
  says,
  unreachable,
  withMessage,
  withoutMessage,
} from './support/faulty-service.ts';
import { fillSupport, forms, newPerson } from './support/forms.ts';

type StartFaultyService = (call: string) => ReturnType<typeof faultyService>;

/** One page receives all replies, and no reply may break it. */
const test = base.extend<{ faulty: StartFaultyService }>({
  faulty: async ({ page }, use) => {
    const open: { close: () => void }[] = [];
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await page.setViewportSize({ width: 320, height: 900 });
    await use(async (call) => {
      const service = await faultyService(page, call);
      open.push(service);
      return service;
    });
    expect(broken).toEqual([]);
    for (const each of open) each.close();
  },
});

type Case = (typeof withMessage)[number];

/** The faults that every call distinguishes (P-87 to P-92). Reading and cleaning a reply is the same for all calls. */
const eachKind = (shown: string, fallback: string, network: string): Case[] => [
  ['a plain message', says(401, { message: ' wrong thread ' }), shown],
  ['no message', says(400, {}), fallback],
  ['no reply', (response) => void response.destroy(), network],
];

/** The login's test makes about two dozen calls. */
test.describe.configure({ timeout: 90_000 });

/** Expects a message as plain text that does not widen the page. */
async function shows(page: Page, name: string, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(alert, name).toHaveText(text);
  await expect(page, name).not.toHaveTitle(/owned|^1$/);
  expect(await alert.locator('img, b, script').count(), name).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
}

const network = 'Network error. Please try again later.';
const loginFailed = 'Login failed. Please check your credentials.';
const supportFailed = 'Failed to submit support request';
const casesOf: Record<(typeof forms)[number]['call'], Case[]> = {
  'user/login': [
    ...withMessage,
    ...Object.entries({ ...withoutMessage, ...okWithoutMessage }).map(
      ([name, fault]): Case => [name, fault, loginFailed],
    ),
    ...Object.entries(unreachable).map(([name, fault]): Case => [name, fault, network]),
    ['a blank message', says(401, { message: ' ' }), loginFailed],
    ['success without tokens', says(200, { status: 'success' }), loginFailed],
  ],
  'user/register': eachKind('Wrong thread', 'Registration failed. Please try again.', network),
  'customer-support': eachKind(supportFailed, supportFailed, 'An error occurred. Please try again.'),
};

for (const { call, path, fill, button } of forms) {
  const cases = casesOf[call];
  test(`${call}: a faulty reply shows exactly the catalogue's text, and the form can be sent again`, async ({
    page,
    faulty,
  }) => {
    const service = await faulty(call);
    await page.goto(path);
    await fill(page, newPerson());
    const submit = page.getByRole('button', { name: button, exact: true });
    for (const [index, [name, fault, text]] of cases.entries()) {
      service.answer(fault);
      await submit.click();
      await expect.poll(service.calls, { message: name }).toBe(index + 1);
      await shows(page, name, text);
      await expect(submit, name).toBeEnabled();
      await expect(page, name).toHaveURL(new RegExp(`${path}$`));
    }
  });
}

test('support: an ok status is a success, whatever the body', async ({ page, faulty }) => {
  const service = await faulty('customer-support');
  await page.goto('/customer-support');
  for (const [name, fault] of Object.entries(okWithoutMessage)) {
    service.answer(fault);
    await fillSupport(page, newPerson(), 'The wave weaves.');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /\S/ }), name).toHaveText(
      'Support request submitted successfully!',
    );
    await expect(page.getByLabel('Description'), name).toHaveValue('');
  }
});

test("user/verify-email: a faulty reply shows exactly the catalogue's text", async ({ page, faulty }) => {
  const service = await faulty('user/verify-email');
  const cases: Case[] = [
    ...withMessage.filter(([name]) => name === 'markup' || name === 'a long word'),
    ...eachKind(
      'Wrong thread',
      'Email verification failed. Please try again.',
      'A network error occurred. Please try again later.',
    ),
    ['a blank message', says(400, { message: ' \u202E ' }), 'An unknown error occurred.'],
    ['not ok with success', says(500, { status: 'success', message: 'half done' }), 'Half done'],
  ];
  for (const [name, fault, text] of cases) {
    service.answer(fault);
    await page.goto('/email-verification?token=abc');
    await expect(page.getByRole('heading', { name: 'Verification Failed' }), name).toBeVisible();
    await shows(page, name, `Verification Failed${text}`);
  }
  expect(service.calls()).toBe(cases.length);
});
