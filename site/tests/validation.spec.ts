import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, fillSupport, newPerson } from './support/forms.ts';
import { accountOrigin } from './support/instances.ts';

interface Boundary {
  label: string;
  /** Invalid values next to the boundary, and the text that each must show. */
  wrong: [value: string, text: string][];
  /** Valid values next to the boundary. */
  right: string[];
}

const letters = (count: number) => 'n'.repeat(count);
const email: Boundary = {
  label: 'Email',
  wrong: [
    ['priya@', 'Please enter a valid email address'],
    ['priya.example', 'Please enter a valid email address'],
  ],
  right: ['priya@customer.example'],
};

/** Each rule on both sides of its boundary (P-61 to P-70). */
const login: Boundary[] = [
  email,
  {
    label: 'Password',
    wrong: [
      [letters(4), 'Password must be at least 5 characters'],
      [letters(50), 'Password must be less than 50 characters'],
    ],
    right: [letters(5), letters(49)],
  },
];
const signup: Boundary[] = [
  {
    label: 'Name',
    wrong: [
      [letters(2), 'Name must be at least 2 characters'],
      [letters(51), 'Name must be less than 50 characters'],
    ],
    right: [letters(3), letters(50)],
  },
  email,
  {
    label: 'Phone',
    wrong: [
      ['123456789', 'Please enter a valid phone number'],
      ['12345678ab', 'Please enter a valid phone number'],
      ['----------', 'Please enter a valid phone number'],
    ],
    right: ['1234567890', '+91 40-1234 5678'],
  },
  {
    label: 'Company name',
    wrong: [['R', 'Company name must be at least 2 characters']],
    right: ['Ra'],
  },
  {
    label: 'Password',
    wrong: [
      [letters(7), 'Password must be at least 8 characters'],
      [letters(50), 'Password must be less than 50 characters'],
    ],
    right: [letters(8), letters(49)],
  },
];
const support: Boundary[] = [
  { label: 'Full name', wrong: [['', 'Full name is required']], right: ['P'] },
  {
    label: 'Business email',
    wrong: [
      ['', 'Business email is required'],
      ['priya@rao', 'Invalid email format'],
    ],
    right: ['p@r.in'],
  },
  { label: 'Phone number', wrong: [['', 'Phone number is required']], right: ['1'] },
  { label: 'Company name', wrong: [['', 'Company name is required']], right: ['R'] },
  { label: 'Description', wrong: [['', 'Description is required']], right: ['d'] },
];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Rejects every call of the page, so that a valid form stays on its page. */
async function refuseCalls(page: Page): Promise<void> {
  await page.route(`${accountOrigin}/**`, (route) => route.abort());
}

async function checkBoundary(page: Page, button: string, { label, wrong, right }: Boundary): Promise<void> {
  const control = field(page, label);
  for (const [value, text] of wrong) {
    await control.fill(value);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(control, `'${value}' in ${label}`).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(text));
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  }
  // The first keystroke clears the error, whether the value is valid or not.
  await control.press('End');
  await control.press('x');
  await expect(control).not.toHaveAttribute('aria-invalid', 'true');
  for (const value of right) {
    await control.fill(value);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /try again/ })).toBeVisible();
    await expect(control, `'${value}' in ${label}`).not.toHaveAttribute('aria-invalid', 'true');
  }
}

for (const boundary of login) {
  test(`login: ${boundary.label}`, async ({ page }) => {
    await refuseCalls(page);
    await page.goto('/login');
    await fillLogin(page, newPerson());
    await checkBoundary(page, 'Login', boundary);
  });
}

for (const boundary of signup) {
  test(`sign-up: ${boundary.label}`, async ({ page }) => {
    await refuseCalls(page);
    await page.goto('/signup');
    await fillSignup(page, newPerson());
    if (boundary.label === 'Password') {
      // The confirmation is equal, so that only the tested rule can fail.
      for (const value of [...boundary.wrong.map(([wrong]) => wrong), ...boundary.right]) {
        await field(page, 'Password').fill(value);
        await field(page, 'Confirm password').fill(value);
        await page.getByRole('button', { name: 'Submit' }).click();
        const text = boundary.wrong.find(([wrong]) => wrong === value)?.[1];
        if (text) await expect(field(page, 'Password')).toHaveAccessibleDescription(new RegExp(text));
        else await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid', 'true');
      }
    } else await checkBoundary(page, 'Submit', boundary);
  });
}

test('sign-up: the confirmation must equal the password, and an edit of either clears the error', async ({
  page,
}) => {
  await refuseCalls(page);
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

for (const boundary of support) {
  test(`support: ${boundary.label}`, async ({ page }) => {
    await refuseCalls(page);
    await page.goto('/customer-support');
    await fillSupport(page, newPerson(), 'The wave will not weave.');
    await checkBoundary(page, 'Submit', boundary);
  });
}

test('support: one of eight categories is required', async ({ page }) => {
  await refuseCalls(page);
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
