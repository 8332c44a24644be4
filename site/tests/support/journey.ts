import { expect, type Page } from 'playwright/test';
import { fillLogin, fillSignup, type Person, someone } from './forms.ts';
import type { World } from './world.ts';

/** Opens the newest mail that the list shows with a text, such as an address in the outbox, as a person with a browser does. */
export async function openMail(page: Page, { account }: World, text: string): Promise<void> {
  await page.goto(`${account}/outbox`);
  await page.getByRole('listitem').filter({ hasText: text }).first().getByRole('link').click();
}

/** Signs a person up, as far as the page that asks them to look for the mail. */
export async function signUp(page: Page, { site }: World, person: Person): Promise<void> {
  await page.goto('/signup');
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/email-verification`);
}

/** Follows the link of the newest mail to a person. */
export async function verify(page: Page, world: World, person: Person): Promise<void> {
  await openMail(page, world, person.email);
  await page.getByRole('link', { name: /email-verification/ }).click();
  await expect(page.getByRole('heading', { name: 'Your email is Verified' })).toBeVisible();
}

/** Somebody who has signed up and verified their address. */
export async function member(page: Page, world: World): Promise<Person> {
  const person = someone();
  await signUp(page, world, person);
  await verify(page, world, person);
  return person;
}

/** Notes the tokens that logins on the page are answered with; the result tells the latest. */
export async function noteTokens(page: Page): Promise<() => { accestoken: string; refreshtoken: string }> {
  let reply = { accestoken: '', refreshtoken: '' };
  await page.route('**/user/login', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') reply = await response.json();
    await route.fulfill({ response });
  });
  return () => reply;
}

/** Sends the login form; what comes of it is the test's matter. */
export async function logIn(page: Page, credentials: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, credentials);
  await page.getByRole('button', { name: 'Login' }).click();
}
