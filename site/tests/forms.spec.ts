import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, fillSupport, holdCall, newPerson } from './support/forms.ts';
import { accountOrigin, siteOrigin } from './support/instances.ts';

const focused = (page: Page) => page.locator(':focus');

/** Every field of the four forms, with its autocomplete purpose (WCAG 1.3.5, 3.3.8). */
const fields: Record<string, Record<string, Record<string, string>>> = {
  '/login': {
    Email: { type: 'email', autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' },
    Password: {
      type: 'password',
      autocomplete: 'current-password',
      autocapitalize: 'none',
      spellcheck: 'false',
    },
  },
  '/signup': {
    Name: { type: 'text', autocomplete: 'name' },
    Email: { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' },
    Phone: { type: 'tel', autocomplete: 'tel' },
    'Company name': { type: 'text', autocomplete: 'organization' },
    Password: { type: 'password', autocomplete: 'new-password', autocapitalize: 'none', spellcheck: 'false' },
    'Confirm password': { type: 'password', autocomplete: 'new-password', autocapitalize: 'none' },
  },
  '/customer-support': {
    'Full name': { type: 'text', autocomplete: 'name' },
    'Business email': { type: 'email', autocomplete: 'email', autocapitalize: 'none' },
    'Phone number': { type: 'tel', autocomplete: 'tel' },
    'Company name': { type: 'text', autocomplete: 'organization' },
    Category: {},
    Description: {},
  },
  '/email-verification': { Email: { type: 'email', autocomplete: 'email', autocapitalize: 'none' } },
};

for (const [path, known] of Object.entries(fields)) {
  test(`${path}: each field has a label and a purpose, and accepts pasted text`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteOrigin });
    await page.goto(path);
    if (path === '/email-verification') await page.getByRole('button', { name: 'resend' }).click();
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    const controls = page.locator('form :is(input, select, textarea)');
    await expect(controls).toHaveCount(Object.keys(known).length);
    await page.evaluate(() => navigator.clipboard.writeText('pasted 42'));
    for (const [index, [label, attributes]] of Object.entries(known).entries()) {
      const control = page.getByLabel(label, { exact: true });
      await expect(controls.nth(index)).toHaveAccessibleName(label);
      await expect(page.locator('label').and(page.getByText(label, { exact: true }))).toBeVisible();
      for (const [name, value] of Object.entries(attributes))
        await expect(control).toHaveAttribute(name, value);
      await expect(control).not.toHaveAttribute('aria-invalid', 'true');
      if (label === 'Category') continue;
      await control.focus();
      await page.keyboard.press('Control+V');
      await expect(control).toHaveValue('pasted 42');
    }
  });
}

test('after a failed submit the error summary takes the focus and links to each field', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().startsWith(accountOrigin) && calls.push(request.url()));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/signup');
  await fillSignup(page, { ...newPerson(), name: 'Pr', phone: '12', password: 'short' });
  await page.getByLabel('Confirm password').fill('another');
  await page.getByRole('button', { name: 'Submit' }).click();

  const summary = page.getByRole('group', { name: 'There is a problem' });
  const texts = [
    'Name must be at least 2 characters',
    'Please enter a valid phone number',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ];
  await expect(summary.getByRole('link')).toHaveText(texts);
  const name = page.getByLabel('Name', { exact: true });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(name).toHaveAttribute('aria-describedby', /^\S+-error \S+-hint$/);
  await expect(page).toHaveTitle(/^Error: Signup/);
  expect(calls).toEqual([]);

  await summary.getByRole('link', { name: texts[1] }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toBeInViewport();
  await expect(page).toHaveURL(`${siteOrigin}/signup`);

  // The first keystroke in a field clears its error at the field and in the summary; the focus stays.
  await page.keyboard.press('3');
  await expect(summary.getByRole('link')).toHaveText([texts[0] ?? '', texts[2] ?? '', texts[3] ?? '']);
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password', { exact: true }).press('x');
  await expect(summary.getByRole('link')).toHaveText([texts[0] ?? '']);
  await expect(page).toHaveTitle(/^Error: /);
  await name.press('x');
  await expect(summary).toBeHidden();
  await expect(page).toHaveTitle(/^Signup/);
});

test('support: every empty field is named, and the resend form shows its error in the same way', async ({
  page,
}) => {
  await page.goto('/customer-support');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    'Full name is required',
    'Business email is required',
    'Phone number is required',
    'Company name is required',
    'Category is required',
    'Description is required',
  ]);
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();

  await page.goto('/email-verification');
  const resend = page.getByRole('button', { name: 'resend' });
  await resend.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('priya@');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please enter a valid email address',
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Error: Please enter a valid email address The address that you signed up with.',
  );
  await expect(page).toHaveTitle(/^Error: /);
});

test('a disabled button visibly says what is missing; a busy one keeps its focus and is announced once', async ({
  page,
}) => {
  const { letGo } = await holdCall(page, 'user/login', 'abort');
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Login' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('Fill in your email and password to log in.');
  const reason = page.getByText('Fill in your email and password to log in.');
  const [button, shown] = [await submit.boundingBox(), await reason.boundingBox()];
  // Visible, not only for assistive technology.
  expect(shown?.width).toBeGreaterThan(100);
  expect(shown?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  const below = page.getByRole('link', { name: 'Sign Up' });
  const before = await below.boundingBox();
  await fillLogin(page, newPerson());
  await expect(submit).toHaveAccessibleDescription('');
  await expect(reason).toBeHidden();
  expect(await below.boundingBox(), 'its room is kept').toEqual(before);
  await submit.focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Loading...' });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  letGo();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again later.');
  await expect(submit).toBeFocused();
});

test('a shown password is hidden on submit; showing it moves neither focus nor caret', async ({ page }) => {
  await page.route('**/user/login', (route) => route.abort());
  await page.goto('/login');
  await fillLogin(page, newPerson());
  // Before hydration the toggle does nothing.
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  const password = page.getByLabel('Password', { exact: true });
  await password.press('Home');
  await password.press('ArrowRight');
  const caret = () => password.evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toBeFocused();
  expect(await caret()).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Your password is visible' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('type', 'button');
  await password.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
});

test('success is announced politely and does not move the focus', async ({ page }) => {
  await page.goto('/customer-support');
  await fillSupport(page, newPerson(), 'The wave weaves.');
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Support request submitted successfully!' }),
  ).toBeVisible();
  await expect(submit).toBeFocused();
});

test('sign-up and a support request work by keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/signup');
  await expect(page.getByLabel('Name', { exact: true })).toBeEditable();
  const type = async (label: string, text: string) => {
    await page.keyboard.press('Tab');
    // Skips the toggle of a password.
    if (await focused(page).evaluate((element) => element.tagName === 'BUTTON'))
      await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(label);
    await page.keyboard.type(text);
  };
  for (const name of ['Skip to content', /home$/]) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(name);
  }
  await type('Name', person.name);
  await type('Email', person.email);
  await type('Phone', person.phone);
  await type('Company name', person.company);
  await type('Password', person.password);
  await type('Confirm password', person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeFocused();

  await page.goto('/customer-support');
  await page.getByRole('heading', { name: 'Submit Support Request' }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await type('Full name', person.name);
  await type('Business email', person.email);
  await type('Phone number', person.phone);
  await type('Company name', person.company);
  await type('Category', 'Integration');
  await type('Description', 'By keyboard.');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Submit');
  await page.keyboard.press('Space');
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
});
