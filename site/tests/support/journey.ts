import { expect, type Page } from 'playwright/test';
import { fillLogin, fillSignup, newPerson, type Person } from './forms.ts';
import type { Instance } from './instances.ts';

/** Opens the newest mail in the outbox whose entry contains a text, such as an address. */
export async function openMail(page: Page, { account }: Instance, text: string): Promise<void> {
  await page.goto(`${account}/outbox`);
  await page.getByRole('listitem').filter({ hasText: text }).first().getByRole('link').click();
}

/** Opens the mail in the outbox whose own text contains another one: other tests may send mails with the same entry. */
export async function openMailThatSays(page: Page, { account }: Instance, text: string): Promise<void> {
  const reply = await page.request.get(`${account}/outbox/mails.json`);
  const mails: { id: string; text: string }[] = await reply.json();
  await page.goto(`${account}/outbox/${mails.find((mail) => mail.text.includes(text))?.id}`);
}

/** Signs a person up and waits for the page that asks them to check their mail. */
export async function signUp(page: Page, { site }: Instance, person: Person): Promise<void> {
  await page.goto('/signup');
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/email-verification`);
}

/** Follows the link of the newest mail to a person. */
export async function verify(page: Page, instance: Instance, person: Person): Promise<void> {
  await openMail(page, instance, person.email);
  await page.getByRole('link', { name: /email-verification/ }).click();
  await expect(page.getByRole('heading', { name: 'Your email is Verified' })).toBeVisible();
}

/** Signs a new person up and verifies their address. */
export async function verifiedPerson(page: Page, instance: Instance): Promise<Person> {
  const person = newPerson();
  await signUp(page, instance, person);
  await verify(page, instance, person);
  return person;
}

/** Records the tokens of login replies. Returns a function for the latest. */
export async function recordTokens(page: Page): Promise<() => { accestoken: string; refreshtoken: string }> {
  let reply = { accestoken: '', refreshtoken: '' };
  await page.route('**/user/login', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') reply = await response.json();
    await route.fulfill({ response });
  });
  return () => reply;
}

/** Submits the login form. */
export async function logIn(page: Page, credentials: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, credentials);
  await page.getByRole('button', { name: 'Login' }).click();
}
