import { FIELD_TEXTS } from '@weft/account-contract';
import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, fillSupport, forms, holdCall, newPerson } from './support/forms.ts';
import { expectHydrated } from './support/hydrated.ts';
import { recordAnnouncements } from './support/screen-reader.ts';

/** Opens a page, moves the pointer, and waits until its form is hydrated. */
async function open(page: Page, path: string) {
  const screenReader = await recordAnnouncements(page);
  await page.goto(path);
  await page.mouse.move(200, 5);
  await expectHydrated(page.locator('form'));
  await screenReader.announced();
  return screenReader;
}

/** Fills the sign-up form with errors in four fields. */
async function fillWrong(page: Page): Promise<void> {
  await fillSignup(page, { ...newPerson(), name: 'Pr', phone: '12', password: 'short' });
  await page.getByLabel('Confirm password').fill('another');
}

const texts = [
  FIELD_TEXTS.nameShort,
  FIELD_TEXTS.phone,
  FIELD_TEXTS.signUpPasswordShort,
  FIELD_TEXTS.passwordsDiffer,
];
const summary = `focus: group, There is a problem, ${texts.join(' ')}`;

test('an invalid form is announced once, and again when it is submitted unchanged', async ({ page }) => {
  const screenReader = await open(page, '/signup');
  await fillWrong(page);
  await screenReader.announced();
  const submit = page.getByRole('button', { name: 'Submit' });
  for (const time of ['first', 'second']) {
    await submit.click();
    await expect(page.getByRole('group', { name: 'There is a problem' }), time).toBeFocused();
    expect(await screenReader.announced(), time).toEqual(['focus: button, Submit', summary]);
  }
  // Also by Enter in a field.
  await page.getByLabel('Company name').press('Enter');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  expect((await screenReader.announced()).at(-1)).toBe(summary);

  await page.getByRole('link', { name: FIELD_TEXTS.phone }).click();
  const heard = (await screenReader.announced()).at(-1);
  expect(heard).toMatch(/^focus: textbox, Phone, Error: Please enter a valid phone number 10 or more digits/);
});

test('Enter in a field that was emptied after a refused login says its error once', async ({ page }) => {
  await page.route('**/user/login', (route) => route.fulfill({ status: 401, json: { message: 'refused' } }));
  const screenReader = await open(page, '/login');
  await fillLogin(page, newPerson());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('');
  await screenReader.announced();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  expect(await screenReader.announced()).toEqual([`polite: ${FIELD_TEXTS.loginPasswordShort}`]);
});

test('a form that is invalid again after a successful submit moves the focus to its errors each time', async ({
  page,
}) => {
  const { letGo } = await holdCall(page, 'customer-support', { json: {} });
  letGo();
  await open(page, '/customer-support');
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const list = page.getByRole('group', { name: 'There is a problem' });
  for (let time = 0; time < 2; time++) {
    await submit.click();
    await expect(list).toBeFocused();
  }
  await fillSupport(page, newPerson(), 'The wave weaves.');
  await submit.click();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await submit.click();
  await expect(list).toBeFocused();
});

for (const { call, path, fill, button } of forms) {
  test(`${call}: waiting is announced after one second and after five, then the outcome, each once`, async ({
    page,
  }) => {
    const { letGo } = await holdCall(page, call, 'abort');
    const screenReader = await recordAnnouncements(page);
    await page.clock.install({ time: 0 });
    await page.goto(path);
    await fill(page, newPerson());
    const submit = page.getByRole('button', { name: button, exact: true });
    await expect(submit).toBeEnabled();
    await page.clock.pauseAt(3_600_000);
    await screenReader.announced();

    await submit.click();
    const busy = page.locator('[aria-busy=true]');
    await expect(busy).toBeVisible();
    const word = path === '/login' ? 'Loading...' : 'Submitting...';
    const [name, description] = path === '/signup' ? [button, word] : [word, ''];
    await expect(busy).toHaveAccessibleName(name);
    await expect(busy).toHaveAccessibleDescription(description);
    expect((await screenReader.announced()).filter((each) => !each.startsWith('focus: button'))).toEqual([]);
    await page.clock.runFor(999);
    expect(await screenReader.announced()).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(screenReader.announced).toEqual([`polite: ${word}`]);
    await page.clock.runFor(3_999);
    expect(await screenReader.announced()).toEqual([]);
    await page.clock.runFor(1);
    await expect
      .poll(screenReader.announced)
      .toEqual(['polite: Still sending. This takes longer than usual.']);
    await expect(page.getByText('Still sending.')).toBeVisible();

    letGo();
    await expect(submit).toBeEnabled();
    await expect
      .poll(screenReader.announced)
      .toEqual([expect.stringMatching(/^assertive: .* Please try again/)]);
    await expect(page.getByText('Still sending.')).toHaveCount(0);
  });
}

test('of a quick failure only the outcome is announced', async ({ page }) => {
  await page.route('**/user/login', (route) => route.abort());
  await page.clock.install({ time: 0 });
  const screenReader = await open(page, '/login');
  await fillLogin(page, newPerson());
  await page.getByRole('button', { name: 'Login' }).focus();
  // On a busy machine the failure itself may take longer than the second after which waiting is announced.
  await page.clock.pauseAt(3_600_000);
  await screenReader.announced();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /Network/ })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await screenReader.announced()).toEqual(['assertive: Network error. Please try again later.']);
});

test('Enter while the button is disabled marks only the empty fields and announces the first', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const screenReader = await open(page, '/signup');
  await page.getByLabel('Name', { exact: true }).fill('Pr');
  await page.getByLabel('Email').fill('priya@');
  await page.getByLabel('Password', { exact: true }).fill('warp and weft 42');
  await screenReader.announced();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const phone = page.getByLabel('Phone');
  await expect(phone).toBeFocused();
  expect(await screenReader.announced()).toEqual([
    expect.stringMatching(/^focus: textbox, Phone, Error: Please enter a valid phone number /),
  ]);
  const wrong = page.locator('form [aria-invalid=true]');
  await expect(wrong).toHaveCount(3);
  for (const [index, name] of ['phone', 'companyName', 'confirmPassword'].entries()) {
    await expect(wrong.nth(index)).toHaveAttribute('name', name);
  }
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Error: Passwords do not match',
  );
  await expect(page.getByRole('group', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    FIELD_TEXTS.phone,
    FIELD_TEXTS.companyShort,
    FIELD_TEXTS.passwordsDiffer,
  ]);

  // The focus does not move here, so a status announces it, each time.
  for (let time = 0; time < 2; time++) {
    await phone.press('Enter');
    await expect.poll(screenReader.announced).toEqual([`polite: ${FIELD_TEXTS.phone}`]);
  }
  await phone.press('1');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  const hidden = page.locator('form > [role=status]').filter({ hasText: FIELD_TEXTS.phone });
  await expect(hidden).toHaveCount(0);
  // A later error of the field is announced by the summary.
  await page.getByLabel('Company name').fill('Weft');
  await page.getByLabel('Confirm password').fill('another');
  await page.getByLabel('Confirm password').press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(hidden).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('Enter in an empty sign-up form marks all six fields', async ({ page }) => {
  await open(page, '/signup');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'There is a problem' }).getByRole('link')).toHaveCount(6);
});

test('Enter that ends an IME composition, on a button or with a modifier key marks nothing', async ({
  page,
}) => {
  await open(page, '/login');
  const email = page.getByLabel('Email');
  for (const init of [{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true }]) {
    await email.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  }
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await email.press('Enter');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
});

test('hints show the rules of a field before an error, and one note says that all fields are required', async ({
  page,
}) => {
  for (const path of ['/login', '/signup', '/customer-support']) {
    await page.goto(path);
    await expect(page.getByText('All fields are required.')).toHaveCount(1);
    await expect(page.getByText('All fields are required.')).toBeVisible();
    const controls = page.locator('form :is(input, select, textarea)');
    for (const control of await controls.all()) {
      await expect(control).toHaveAttribute('aria-required', 'true');
      await expect(control).not.toHaveAttribute('required');
    }
  }
  await page.goto('/signup');
  const hints = {
    Name: '3 to 50 characters.',
    Phone: '10 or more digits, spaces or hyphens; + is optional.',
    Password: '8 to 49 characters.',
  };
  for (const [label, hint] of Object.entries(hints)) {
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(hint);
  }
});

test('a page change is announced by its heading, which has no focus ring and is not in the tab order', async ({
  page,
}) => {
  const screenReader = await open(page, '/login');
  await page.getByRole('link', { name: 'Sign Up' }).focus();
  await screenReader.announced();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Signup' });
  await expect(heading).toBeFocused();
  expect(await screenReader.announced()).toEqual(['focus: heading, Signup']);
  await expect(page).toHaveTitle(/^Signup - /);
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(heading).not.toHaveAttribute('tabindex');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [outcome, reply, title, said] of [
  [
    'success',
    { status: 'success' },
    'Email verified',
    "polite: Your email is VerifiedYou're all set to move forward.",
  ],
  [
    'failure',
    { status: 'error', message: 'gone' },
    'Verification failed',
    'assertive: Verification FailedGone',
  ],
] as const) {
  test(`the outcome of a verification is in the title and is announced once: ${outcome}`, async ({
    page,
  }) => {
    const { letGo } = await holdCall(page, 'user/verify-email', { json: reply });
    const screenReader = await recordAnnouncements(page);
    await page.clock.install({ time: 0 });
    await page.goto('/email-verification?token=abc');
    await expect(page).toHaveTitle(/^Verifying your email - /);
    await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
    await screenReader.announced();
    await page.clock.runFor(6_000);
    await expect
      .poll(screenReader.announced)
      .toEqual(['polite: Still verifying. This takes longer than usual.']);
    letGo();
    await expect(page).toHaveTitle(new RegExp(`^${title} - `));
    await expect.poll(screenReader.announced).toEqual([said]);
  });
}
