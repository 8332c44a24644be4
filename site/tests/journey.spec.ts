import { expect } from 'playwright/test';
import { expireToken } from './support/database.ts';
import { fillSupport, newPerson } from './support/forms.ts';
import { logIn, openMail, openMailThatSays, signUp, verifiedPerson, verify } from './support/journey.ts';
import { test } from './support/test.ts';

test('a wrong password shows a message, and the form keeps its input', async ({ page, instance }) => {
  const person = await verifiedPerson(page, instance);
  await logIn(page, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('a taken address gets the reply of a new one, and its owner gets a mail', async ({ page, instance }) => {
  const person = await verifiedPerson(page, instance);
  await signUp(page, instance, { ...person, name: 'Somebody Else', password: 'another password' });
  await openMail(page, instance, person.email);
  await expect(page.getByRole('heading', { name: 'You already have a Weft account' })).toBeVisible();
  await expect(page.getByRole('link', { name: /token=/ })).toHaveCount(0);
  await logIn(page, { ...person, password: 'another password' });
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await logIn(page, person);
  await expect(page).toHaveURL(new RegExp(instance.mainApp));
});

test('an unknown link shows a message and a link to sign-up', async ({ page, instance }) => {
  await page.goto('/email-verification?token=nobody-sent-this');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This verification link is not valid or has expired.');
  await page.getByRole('link', { name: 'Back to Signup' }).click();
  await expect(page).toHaveURL(`${instance.site}/signup`);
});

test('an expired link is rejected and verifies nothing', async ({ page, instance }) => {
  const person = newPerson();
  await signUp(page, instance, person);
  await openMail(page, instance, person.email);
  const link = page.getByRole('link', { name: /email-verification/ });
  await expireToken(
    instance,
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('token') ?? '',
  );
  await link.click();
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText(/verif/i);
});

test('a login before the verification leads to a new link', async ({ page, instance }) => {
  const person = newPerson();
  await signUp(page, instance, person);
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await expect(page).toHaveURL(`${instance.site}/login`);
  await page.getByRole('link', { name: 'Ask for a new verification link' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await page.getByRole('button', { name: 'resend' }).click();
  await expect(page.getByRole('status').filter({ hasText: /new link/ })).toBeVisible();
});

test('the link can be resent, and the button is then disabled for half a minute', async ({
  page,
  instance,
}) => {
  const person = newPerson();
  await signUp(page, instance, person);
  await page.getByRole('button', { name: 'resend' }).click();
  await expect(page.getByRole('status').filter({ hasText: /new link/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'resend' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'resend' })).toHaveAccessibleDescription(
    'You can ask for another link in half a minute.',
  );
  const mails = async () => {
    await page.goto(`${instance.account}/outbox`);
    return page.getByRole('listitem').filter({ hasText: person.email }).count();
  };
  await expect.poll(mails).toBe(2);
  await verify(page, instance, person);
});

test('the pause after a resend continues on other pages', async ({ page, instance }) => {
  await page.clock.install();
  await signUp(page, instance, newPerson());
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

test('a support request is stored and mailed, and the form is cleared', async ({ page, instance }) => {
  const person = newPerson('Arun Das');
  const description = `The wave will not weave, says ${person.email}.`;
  await page.goto('/customer-support');
  await fillSupport(page, person, description);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await openMailThatSays(page, instance, description);
  await expect(page.getByText(description)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Integration Support/ })).toBeVisible();
});
