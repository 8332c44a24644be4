import { expect } from 'playwright/test';
import { fillLogin, fillSupport, someone } from './support/forms.ts';
import { logIn, member, openMail, signUp, verify } from './support/journey.ts';
import { expireToken } from './support/store.ts';
import { test } from './support/test.ts';

test('sign up, receive the mail, verify, log in, be handed over', async ({ page, world }) => {
  const person = someone();
  await signUp(page, world, person);

  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await expect(page).toHaveURL(`${world.site}/login`);

  await verify(page, world, person);
  await expect(page).toHaveURL(`${world.site}/email-verification`);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${world.site}/login`);

  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(person.name)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(world.mainApp);
});

test('a wrong password is refused with a message, and the form keeps what was typed', async ({
  page,
  world,
}) => {
  const person = await member(page, world);
  await logIn(page, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('an address that has an account already answers like a fresh one, and its owner is told by mail', async ({
  page,
  world,
}) => {
  const person = await member(page, world);
  await signUp(page, world, { ...person, name: 'Somebody Else', password: 'another password' });
  await openMail(page, world, person.email);
  await expect(page.getByRole('link', { name: /token=/ })).toHaveCount(0);
  await logIn(page, { ...person, password: 'another password' });
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await logIn(page, person);
  await expect(page).toHaveURL(new RegExp(world.mainApp));
});

test('a link that nobody sent fails with a message and a way back to sign-up', async ({ page, world }) => {
  await page.goto('/email-verification?token=nobody-sent-this');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This verification link is not valid or has expired.');
  await page.getByRole('link', { name: 'Back to Signup' }).click();
  await expect(page).toHaveURL(`${world.site}/signup`);
});

test('a link that has expired is refused, and verifies nothing', async ({ page, world }) => {
  const person = someone();
  await signUp(page, world, person);
  await openMail(page, world, person.email);
  const link = page.getByRole('link', { name: /email-verification/ });
  await expireToken(world, new URL((await link.getAttribute('href')) ?? '').searchParams.get('token') ?? '');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText(/verif/i);
});

test('the link can be asked for again, and the button then rests', async ({ page, world }) => {
  const person = someone();
  await signUp(page, world, person);
  await page.getByRole('button', { name: 'resend' }).click();
  await expect(page.getByRole('status').filter({ hasText: /new link/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'resend' })).toBeDisabled();
  const mails = async () => {
    await page.goto(`${world.account}/outbox`);
    return page.getByRole('listitem').filter({ hasText: person.email }).count();
  };
  await expect.poll(mails).toBe(2);
  await verify(page, world, person);
});

test('the pause after a new link outlasts a look at another page', async ({ page, world }) => {
  await page.clock.install();
  await signUp(page, world, someone());
  const resend = page.getByRole('button', { name: 'resend' });
  await resend.click();
  await expect(page.getByRole('status').filter({ hasText: /new link/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await page.goForward();
  await expect(resend).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(resend).toBeEnabled();
});

test('a support request arrives, and the form is cleared', async ({ page, world }) => {
  const person = someone('Arun Das');
  const description = `The wave will not weave, says ${person.email}.`;
  await page.goto('/customer-support');
  await fillSupport(page, person, description);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await openMail(page, world, 'Integration Support');
  await expect(page.getByText(description)).toBeVisible();
});
