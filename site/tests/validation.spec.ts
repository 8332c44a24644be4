import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, newPerson } from './support/forms.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function showsErrors(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^Error: ${text}`));
  }
}

/** A wrong value for every field. The values on both sides of each limit are tests of account-contract. */
const wrong = { name: 'Pr', email: 'priya@', phone: '123456789', company: 'R', password: 'weft' };

test('login: every field shows the text of its rule', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, wrong);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await showsErrors(page, {
    Email: 'Please enter a valid email address',
    Password: 'Password must be at least 5 characters',
  });
});

test('sign-up: every field shows the text of its rule', async ({ page }) => {
  await page.goto('/signup');
  await fillSignup(page, wrong);
  await field(page, 'Confirm password').fill('warp');
  await page.getByRole('button', { name: 'Submit' }).click();
  await showsErrors(page, {
    Name: 'Name must be at least 2 characters',
    Email: 'Please enter a valid email address',
    Phone: 'Please enter a valid phone number',
    'Company name': 'Company name must be at least 2 characters',
    Password: 'Password must be at least 8 characters',
    'Confirm password': 'Passwords do not match',
  });
});

test('support: every field shows the text of its rule', async ({ page }) => {
  await page.goto('/customer-support');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await showsErrors(page, {
    'Full name': 'Full name is required',
    'Business email': 'Business email is required',
    'Phone number': 'Phone number is required',
    'Company name': 'Company name is required',
    Category: 'Category is required',
    Description: 'Description is required',
  });
  await field(page, 'Business email').fill('priya@rao');
  await submit.click();
  await showsErrors(page, { 'Business email': 'Invalid email format' });
});

test('sign-up: the confirmation must equal the password, and an edit of either clears the error', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillSignup(page, newPerson());
  const confirmation = field(page, 'Confirm password');
  for (const edited of ['Confirm password', 'Password']) {
    await confirmation.fill('another password');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(confirmation).toHaveAccessibleDescription(/Passwords do not match/);
    await field(page, edited).press('x');
    await expect(confirmation).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('support: one of eight categories is required', async ({ page }) => {
  await page.goto('/customer-support');
  const category = page.getByLabel('Category');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(category).toHaveAccessibleDescription(/Category is required/);
  const offered = await category.locator('option:not([value=""])').allTextContents();
  expect(offered).toEqual([
    'Security & Compliance',
    'Billing & Subscription',
    'Account & Access Management',
    'Bug Report / Technical Issue',
    'Feature Request',
    'Integration Support',
    'Onboarding & Initial Setup',
    'Other / General Inquiry',
  ]);
});

for (const [path, button, fill] of [
  ['/login', 'Login', fillLogin],
  ['/signup', 'Submit', fillSignup],
] as const) {
  test(`${path}: the button is disabled while any field is empty`, async ({ page }) => {
    await page.goto(path);
    const submit = page.getByRole('button', { name: button, exact: true });
    await expect(submit).toBeDisabled();
    await fill(page, newPerson());
    await expect(submit).toBeEnabled();
    for (const input of await page.locator('form input').all()) {
      const value = await input.inputValue();
      await input.fill('');
      await expect(submit).toBeDisabled();
      await input.fill(value);
      await expect(submit).toBeEnabled();
    }
  });
}

test('Enter in an empty first field keeps it and its error in sight below the summary', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/signup');
  const name = field(page, 'Name');
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeAttached();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Error: Name must be at least 2 characters').last()).toBeInViewport();
});
