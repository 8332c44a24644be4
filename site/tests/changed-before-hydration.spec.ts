import { expect, type Page, test } from 'playwright/test';
import { holdScripts, newPerson } from './support/forms.ts';

/** Wraps every text, as Chromium's translation does. */
const wrapTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.matches('script, style, noscript, option')) continue;
    const outer = document.createElement('font');
    (text as ChildNode).replaceWith(outer);
    outer.appendChild(document.createElement('font')).append(text);
  }
};

/** Changes texts in place, as the translations of Firefox and Safari do. */
const changeTexts = () => {
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.nodeValue?.trim() && !text.parentElement?.matches('script, style, noscript'))
      text.nodeValue = `de ${text.nodeValue}`;
  }
};

/** Adds elements, as password managers and writing aids do: a button beside each field, and something in the footer. */
const addElements = () => {
  for (const field of document.querySelectorAll('main :is(input, textarea)'))
    field.after(document.createElement('button'));
  document.querySelector('footer p')?.append(document.createElement('span'));
};

const changes = [
  ['a translation that wraps texts', wrapTexts],
  ['a translation that changes texts in place', changeTexts],
  ['an extension that adds elements', addElements],
] as const;

/** Opens a page without its scripts, and lets somebody change it. */
async function openChanged(page: Page, path: string, change: () => void): Promise<() => void> {
  const letGo = await holdScripts(page, 'app-*.js');
  await page.goto(path);
  await page.evaluate(change);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main')) element.setAttribute('data-first', '');
  });
  return letGo;
}

/** React has rendered the page anew. A test that passes although it has not would show nothing. */
const expectRenderedAnew = (page: Page) => expect(page.locator('main[data-first]')).toHaveCount(0);

for (const [name, change] of changes) {
  test.describe(`after ${name}`, () => {
    test('a login keeps what was typed, the focus and the caret, and can be sent', async ({ page }) => {
      const letGo = await openChanged(page, '/login', change);
      const person = newPerson();
      const [email, password] = [page.locator('#login-email'), page.locator('#login-password')];
      await email.fill(person.email);
      await password.fill('secret');
      await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4));
      letGo();
      await expectRenderedAnew(page);
      await expect(email).toHaveValue(person.email);
      await expect(password).toBeFocused();
      await page.keyboard.type('--');
      await expect(password).toHaveValue('se--et');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.keyboard.press('Enter');
      expect((await sent).postDataJSON()).toEqual({ email: person.email, password: 'se--et' });
    });

    test('an address that is being typed goes on in the new field', async ({ page }) => {
      const letGo = await openChanged(page, '/login', change);
      await page.locator('#login-email').click();
      await page.keyboard.type('ada@');
      letGo();
      await expectRenderedAnew(page);
      await page.keyboard.type('example.com');
      await expect(page.locator('#login-email')).toHaveValue('ada@example.com');
    });

    test('a press on the button of a login is repeated', async ({ page }) => {
      const letGo = await openChanged(page, '/login', change);
      const person = newPerson();
      await page.locator('#login-email').fill(person.email);
      await page.locator('#login-password').fill(person.password);
      await page.locator('main form [type=submit]').click({ force: true });
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      letGo();
      expect((await sent).postData()).toContain(person.email);
    });

    test('a support request keeps every field, also its category, and an open answer', async ({ page }) => {
      const letGo = await openChanged(page, '/customer-support', change);
      const person = newPerson();
      const fields = {
        name: person.name,
        businessEmail: person.email,
        phoneNumber: '1',
        companyName: 'Looms',
      };
      for (const [field, value] of Object.entries(fields))
        await page.locator(`#support-${field}`).fill(value);
      await page.locator('#support-category').selectOption({ index: 3 });
      await page.locator('#support-description').fill('The wave\nwill not weave.');
      const questions = page.locator('[data-slot=faq-trigger]');
      await questions.nth(1).click();
      letGo();
      await expectRenderedAnew(page);
      await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
      await expect(questions.nth(1)).toBeFocused();
      await expect(page.locator('[data-slot=faq-trigger][aria-expanded=true]')).toHaveCount(1);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.locator('main form [type=submit]').click();
      expect((await sent).postDataJSON()).toEqual({
        name: person.name,
        business_email: person.email,
        phone_number: '1',
        company_name: 'Looms',
        category: 'Account & Access Management',
        description: 'The wave\nwill not weave.',
      });
    });

    test('the menu that was opened on a phone stays open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const letGo = await openChanged(page, '/customer-support', change);
      await page.locator('[data-slot=mobile-menu-trigger]').click();
      letGo();
      await expectRenderedAnew(page);
      await expect(page.getByRole('menuitem', { name: 'Login' })).toBeVisible();
    });
  });
}

test('after a translation the menu of the landing page opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openChanged(page, '/', wrapTexts);
  await page.locator('[data-slot=mobile-menu-trigger]').click();
  letGo();
  await expectRenderedAnew(page);
  await expect(page.getByRole('menuitem', { name: 'Login' })).toBeVisible();
});

test('what was typed on one page does not appear on the next', async ({ page }) => {
  const letGo = await openChanged(page, '/login', wrapTexts);
  await page.locator('#login-email').fill('ada@example.com');
  letGo();
  await expectRenderedAnew(page);
  await page.locator('main a[href="/signup"]').click();
  await expect(page).toHaveURL('/signup');
  await expect(page.locator('#signup-email')).toHaveValue('');
});
