import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, fillSupport, type Person, someone } from './support/forms.ts';
import { accountOrigin, expireToken, mainAppOrigin, siteOrigin } from './support/world.ts';

/** Opens the newest mail that the list shows with a text, such as an address in the outbox, as a person with a browser does. */
async function openMail(page: Page, text: string): Promise<void> {
  await page.goto(`${accountOrigin}/outbox`);
  await page.getByRole('listitem').filter({ hasText: text }).first().getByRole('link').click();
}

async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup');
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
}

async function verify(page: Page, person: Person): Promise<void> {
  await openMail(page, person.email);
  await page.getByRole('link', { name: /email-verification/ }).click();
  await expect(page.getByRole('heading', { name: 'Your email is Verified' })).toBeVisible();
}

async function logIn(page: Page, credentials: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, credentials);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('sign up, receive the mail, verify, log in, be handed over', async ({ page }) => {
  const person = someone();
  await signUp(page, person);

  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await expect(page).toHaveURL(`${siteOrigin}/login`);

  await verify(page, person);
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/login`);

  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(person.name)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(mainAppOrigin);
});

test('a wrong password is refused with a message, and the form keeps what was typed', async ({ page }) => {
  const person = someone();
  await signUp(page, person);
  await verify(page, person);
  await logIn(page, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('an address that has an account already answers like a fresh one, and its owner is told by mail', async ({
  page,
}) => {
  const person = someone();
  await signUp(page, person);
  await verify(page, person);
  await signUp(page, { ...person, name: 'Somebody Else', password: 'another password' });
  await openMail(page, person.email);
  await expect(page.getByRole('link', { name: /token=/ })).toHaveCount(0);
  await logIn(page, { ...person, password: 'another password' });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a link that nobody sent fails with a message and a way back to sign-up', async ({ page }) => {
  await page.goto('/email-verification?token=nobody-sent-this');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByRole('link', { name: 'Back to Signup' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/signup`);
});

test('a link that has expired is refused, and verifies nothing', async ({ page }) => {
  const person = someone();
  await signUp(page, person);
  await openMail(page, person.email);
  const link = page.getByRole('link', { name: /email-verification/ });
  expireToken(new URL((await link.getAttribute('href')) ?? '').searchParams.get('token') ?? '');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText(/verif/i);
});

test('the link can be asked for again, and the button then rests', async ({ page }) => {
  const person = someone();
  await signUp(page, person);
  await page.getByRole('button', { name: 'resend' }).click();
  await expect(page.getByRole('status').filter({ hasText: /new link/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'resend' })).toBeDisabled();
});

test('a support request arrives, and the form is cleared', async ({ page }) => {
  const person = someone('Arun Das');
  const description = `The wave will not weave, says ${person.email}.`;
  await page.goto('/customer-support');
  await fillSupport(page, person, description);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await openMail(page, 'Integration Support');
  await expect(page.getByText(description)).toBeVisible();
});
