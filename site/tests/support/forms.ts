import type { Page } from 'playwright/test';

/** Creates a person with a unique address. */
export function newPerson(name = 'Priya Rao') {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}.${unique}@customer.example`,
    phone: '+91 40 1234 5678',
    company: 'Rao Looms',
    password: 'warp and weft 42',
  };
}

/** A person from {@link newPerson}. */
export type Person = ReturnType<typeof newPerson>;

/** Fills the sign-up form; the page must be open. */
export async function fillSignup(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Company name').fill(person.company);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

/** Fills the login form; the page must be open. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Fills the support form; the page must be open. */
export async function fillSupport(page: Page, person: Person, description: string): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Business email').fill(person.email);
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByLabel('Company name').fill(person.company);
  await page.getByLabel('Category').selectOption('Integration Support');
  await page.getByLabel('Description').fill(description);
}

/** The three forms that make a call, and how to fill each. */
export const forms = [
  {
    call: 'user/login',
    path: '/login',
    fill: fillLogin,
    button: 'Login',
    busyLabel: 'Loading...',
    email: 'Email',
  },
  {
    call: 'user/register',
    path: '/signup',
    fill: fillSignup,
    button: 'Submit',
    busyLabel: 'Submit',
    email: 'Email',
  },
  {
    call: 'customer-support',
    path: '/customer-support',
    fill: (page: Page, person: Person) => fillSupport(page, person, 'The wave\nwill not weave.'),
    button: 'Submit',
    busyLabel: 'Submitting...',
    email: 'Business email',
  },
] as const;

/** Holds the pages' scripts, or those whose names match, until the returned function is called. */
export async function holdScripts(page: Page, files = '*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${files}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The reply to a held call: `abort` for none at all. */
type HeldReply = { readonly status?: number; readonly json: unknown } | 'abort';

/** Replies to a call in place of the account service when the test calls `letGo`, and records the addresses of the calls. */
export async function holdCall(
  page: Page,
  call: string,
  reply: HeldReply = { status: 401, json: { message: 'refused' } },
): Promise<{ calls: string[]; letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls: string[] = [];
  await page.route(`**/${call}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls.push(route.request().url());
    await promise;
    if (reply === 'abort') return route.abort();
    await route.fulfill({ ...reply, headers: { 'access-control-allow-origin': '*' } });
  });
  return { calls, letGo: resolve };
}
