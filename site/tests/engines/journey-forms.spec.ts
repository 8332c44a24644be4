import { CALL_TEXTS } from '@weft/account-contract';
import { expect } from 'playwright/test';
import { loginText, signupText, verificationText } from '../../src/content/account.ts';
import { newPerson } from '../support/forms.ts';
import { accountOrigin, mainAppOrigin, siteOrigin } from '../support/instances.ts';
import type { Engine } from './engine.ts';
import { expectInPage, expectPlace, expectState, wide } from './steps.ts';
import { test } from './test.ts';

test.beforeEach(({ engine }) => engine.resize(wide));

async function fill(engine: Engine, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await engine.type(`main form :is(input, textarea)[name=${name}]`, value);
}

const submitButton = 'main form button[type=submit]';

async function submit(engine: Engine): Promise<void> {
  await expectInPage(
    engine,
    (selector) => document.querySelector<HTMLButtonElement>(selector)?.disabled,
    submitButton,
    false,
  );
  await engine.click(submitButton);
}

/** Opens the newest mail in the outbox whose entry contains a text. */
async function openMail(engine: Engine, text: string): Promise<void> {
  let address = '';
  await expect(async () => {
    await engine.open(`${accountOrigin}/outbox`);
    address = await engine.evaluate((wanted) => {
      const mails = [...document.querySelectorAll('li')];
      return mails.find(({ textContent }) => textContent?.includes(wanted))?.querySelector('a')?.href ?? '';
    }, text);
    expect(address).not.toBe('');
  }).toPass({ timeout: 15_000 });
  await engine.open(address);
}

test('a visitor signs up, verifies by the mail, logs in and reaches the main application', async ({
  engine,
}) => {
  const { name, email, phone, company, password } = newPerson();
  await engine.open(`${siteOrigin}/signup`);
  await fill(engine, { name, email, phone, companyName: company, password, confirmPassword: password });
  await submit(engine);
  await expectPlace(engine, { path: '/email-verification', heading: verificationText.pending.heading });

  await openMail(engine, email);
  await engine.click('a[href*="email-verification"]');
  await expectPlace(engine, { path: '/email-verification', heading: verificationText.success.heading });

  await engine.click('main a[href="/login"]');
  await expectPlace(engine, { path: '/login', heading: loginText.heading });
  await fill(engine, { email, password });
  await engine.click('[data-slot=password-field-toggle]');
  await expectInPage(
    engine,
    () => {
      const field = document.querySelector<HTMLInputElement>('input[name=password]');
      return [field?.type, field?.value];
    },
    undefined,
    ['text', password],
  );
  await submit(engine);
  await expectPlace(engine, { origin: mainAppOrigin });
  await expectState(engine, 'body', { text: expect.stringContaining(name) });
});

test('after a reload a login without its password cannot be sent', async ({ engine }) => {
  await engine.open(`${siteOrigin}/login`);
  const { email, password } = newPerson();
  await fill(engine, { email, password });
  const state = (selector: string) => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    const field = document.querySelector<HTMLInputElement>('input[name=password]');
    return {
      disabled: button?.disabled,
      unhydrated: button?.hasAttribute('data-unhydrated'),
      password: field?.value,
    };
  };
  await expectInPage(engine, state, submitButton, { disabled: false, unhydrated: false, password });
  await engine.evaluate(() => window.location.reload());
  await expectInPage(engine, state, submitButton, { disabled: true, unhydrated: false, password: '' });
});

test('a support request is sent, and the form is cleared', async ({ engine }) => {
  const { name, email, phone, company } = newPerson('Arun Das');
  const category = 'Integration Support';
  await engine.open(`${siteOrigin}/customer-support`);
  await fill(engine, { name, businessEmail: email, phoneNumber: phone, companyName: company });
  await engine.evaluate(() => document.querySelector<HTMLSelectElement>('select[name=category]')?.focus());
  for (const letter of category.slice(0, 3)) await engine.press(letter);
  await expectInPage(
    engine,
    () => document.querySelector<HTMLSelectElement>('select[name=category]')?.value,
    undefined,
    category,
  );
  await fill(engine, { description: 'The wave will not weave.' });
  await submit(engine);
  await expectState(engine, '[data-slot=notice][data-tone=success]', {
    visible: true,
    text: expect.stringContaining(CALL_TEXTS.supportSent),
  });
  await expectInPage(
    engine,
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=description]')?.value,
    undefined,
    '',
  );
});

test('errors of a form: a summary takes the focus, each field has its text, and an edit clears it', async ({
  engine,
}) => {
  await engine.open(`${siteOrigin}/signup`);
  await fill(engine, {
    name: 'Al',
    email: 'nobody',
    phone: '12',
    companyName: 'R',
    password: 'short',
    confirmPassword: 'other',
  });
  await submit(engine);
  await expectState(engine, '[data-slot=error-summary]', { visible: true, focused: true });
  /** The texts of the summary, and of the fields. */
  const errors = () => ({
    summary: [...document.querySelectorAll('[data-slot=error-summary-link]')].map((link) => link.textContent),
    fields: [...document.querySelectorAll('[aria-invalid=true]')].map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.map((id) => document.getElementById(id));
      const error = texts.find((text) => text?.matches('[data-slot=field-error]'));
      return error?.textContent?.replace(/^Error:\s*/, '');
    }),
  });
  const texts = [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Company name must be at least 2 characters',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ];
  await expectInPage(engine, errors, undefined, { summary: texts, fields: texts });
  expect(await engine.evaluate(() => document.title)).toMatch(/^Error: /);

  await engine.click('[data-slot=error-summary-link]');
  await expectState(engine, 'input[name=name]', { focused: true });
  await engine.press('a');
  await expectInPage(engine, errors, undefined, { summary: texts.slice(1), fields: texts.slice(1) });
  await expectPlace(engine, { path: '/signup', heading: signupText.heading });
});
