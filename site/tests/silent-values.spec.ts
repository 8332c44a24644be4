import { expect, type Page, test } from 'playwright/test';
import { fillLogin } from './support/forms.ts';

/** Sets values as some form fillers do: without an event. */
const fillSilently = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [id, value] of Object.entries(all))
      (document.getElementById(id) as HTMLInputElement).value = value;
  }, values);

/** Opens a hydrated login whose fields are empty, with the focus in the first one. Returns its button. */
async function openEmptyLogin(page: Page) {
  await page.goto('/login');
  await fillLogin(page, { email: 'a', password: 'a' });
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await expect(button).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).fill('');
  await page.getByLabel('Email').fill('');
  await expect(button).toBeDisabled();
  return button;
}

const silentLogin = { 'login-email': 'ada@example.com', 'login-password': 'secret' };

for (const [what, act] of [
  ['the focus goes to the next element', (page: Page) => page.keyboard.press('Tab')],
  [
    'the pointer moves to it',
    (page: Page) => page.getByRole('button', { name: 'Login' }).hover({ force: true }),
  ],
] as const) {
  test(`fields that are filled without events enable the button when ${what}`, async ({ page }) => {
    const button = await openEmptyLogin(page);
    await fillSilently(page, silentLogin);
    await expect(button).toBeDisabled();
    await act(page);
    await expect(button).toBeEnabled();
  });
}

test('Enter sends fields that are filled without events', async ({ page }) => {
  await openEmptyLogin(page);
  await fillSilently(page, silentLogin);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ email: 'ada@example.com', password: 'secret' });
});

test('a support request sends fields that are filled without events, and takes back what was wrong', async ({
  page,
}) => {
  await page.goto('/customer-support');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByLabel('Category')).toHaveAttribute('aria-invalid', 'true');
  await fillSilently(page, {
    'support-name': 'Ada',
    'support-businessEmail': 'ada@example.com',
    'support-phoneNumber': '1',
    'support-category': 'Integration Support',
    'support-description': 'Help',
  });
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole('link', { name: 'Company name is required' })).toBeVisible();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(1);
  await fillSilently(page, { 'support-companyName': 'Looms' });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ada',
    company_name: 'Looms',
    category: 'Integration Support',
  });
});
