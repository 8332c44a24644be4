import { expect, test } from 'playwright/test';
import { holdCall } from './support/forms.ts';
import { featureNames, sectionTitles } from './support/required-texts.ts';

/** The exact texts that docs/product.md requires of each page, independent of the site's content. */
const texts: Record<string, string[]> = {
  '/': [
    ...sectionTitles,
    ...featureNames,
    'AI customer assistants',
    'Content generation tools',
    'Internal legal assistants',
    'Automation',
    'Helping you build and manage your digital ecosystem with ease.',
    'Hyderabad, India',
    '© 2025 Weft',
  ],
  '/login': ['Welcome back', 'Login to get started', 'Sign Up'],
  '/signup': ['Signup', 'Log In'],
  '/email-verification': ['Verify your email address', "Didn't receive verification email?", 'resend'],
  '/customer-support': ['Submit Support Request'],
};

for (const [path, expected] of Object.entries(texts)) {
  test(`${path} shows its required texts`, async ({ page }) => {
    await page.goto(path);
    for (const text of expected) {
      await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
    }
  });
}

/** The claims of P-3, each by its key words; the page may phrase the sentence. */
const claims: RegExp[] = [
  /AI-first semantic enterprise platform that orchestrates and integrates apps, autonomous agent workflows and data flows across multiple vendors/i,
  /web, mobile and TV apps in days rather than months/i,
  /without a complex backend/i,
  /automate workflows, personalise content and support decisions/i,
  /optimised architecture and one-click solutions/i,
  /web, mobile and TV apps.{0,20}managed together.{0,30}from one login/i,
  /from simple to enterprise/i,
  /API-first/i,
  /switch modes, expand or experiment without hurting performance/i,
  /create content, translate it and keep people engaged/i,
  /recommendations and predictive analytics/i,
  /real-time updates and optimisation insights appear inside the platform/i,
  /integrations, real-time insights and scalable storage/i,
];

test('the landing page makes every required claim and invents no figures', async ({ page }) => {
  await page.goto('/');
  const text = ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
  for (const claim of claims) expect(text).toMatch(claim);
  // Ignores 1-2-3 in the title of the steps, and the number of each step.
  const figures = text.replaceAll('1-2-3', '').match(/\d+/g) ?? [];
  expect(new Set(figures)).toEqual(new Set(['1', '2', '3']));
  expect(text).not.toMatch(/%|€|\$|million|thousands|award|trusted by|guarantee/i);
});

test('description, llms.txt and structured data of the landing page make its first claim', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const said = {
    description: await page.locator('meta[name=description]').getAttribute('content'),
    card: await page.locator('meta[property="og:description"]').getAttribute('content'),
    data: await page.locator('script[type="application/ld+json"]').textContent(),
    guide: await (await request.get('/llms.txt')).text(),
  };
  for (const [where, text] of Object.entries(said)) expect(text, where).toMatch(claims[0] ?? /^$/);
});

test('the support form states the retention of requests beside its button', async ({ page }) => {
  await page.goto('/customer-support');
  const notice = await page
    .getByText('We delete support requests after a year.', { exact: true })
    .boundingBox();
  const button = await page.getByRole('button', { name: 'Submit' }).boundingBox();
  expect(notice && button && button.y - notice.y - notice.height).toBeLessThan(48);
});

test('sign-up shows its notice, and each password can be shown', async ({ page }) => {
  await page.goto('/signup');
  await expect(
    page.getByText(/^By signing up you accept the terms of use and privacy policy\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show .*password$/ })).toHaveCount(2);
});

test('the top bar has the five items, Support and Login, in order', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('link');
  await expect(links).toHaveText([
    'Weft',
    'Possibilities',
    'Benefits',
    'How it works?',
    'Integrations',
    'AI Agents',
    /^Support/,
    'Login',
  ]);
  await expect(links.last()).toHaveAttribute('href', '/login');
});

test('the footer has its four links, in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('navigation').getByRole('link')).toHaveText([
    'Possibilities',
    'How it works?',
    'AI Agents',
    /^Support/,
  ]);
});

test('verification shows that it is verifying, then the outcome', async ({ page }) => {
  const { letGo } = await holdCall(page, 'user/verify-email', { json: { status: 'success' } });
  await page.goto('/email-verification?token=abc');
  await expect(page.getByText('Verifying your email...', { exact: true })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Your email is Verified', exact: true })).toBeVisible();
  await expect(page.getByText("You're all set to move forward.", { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Login', exact: true })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('the five questions are in order', async ({ page }) => {
  await page.goto('/customer-support');
  await expect(page.locator('[data-slot=faq-trigger]')).toHaveText([
    /integrations/,
    /vendors/,
    /own cloud/,
    /premises/,
    /owns the data/,
  ]);
});

test('an answer is at most 8rem high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/customer-support');
  await page.locator('[data-slot=faq-trigger]', { hasText: 'vendors' }).click();
  const answer = page.locator('[data-slot=faq-answer]:visible');
  // Hydration replaces the element between two readings.
  const size = () =>
    answer.evaluate((panel: HTMLElement) => ({
      shown: panel.offsetHeight,
      scrolls: panel.scrollHeight > panel.offsetHeight,
    }));
  await expect.poll(size).toEqual({ shown: 8 * 16, scrolls: true });
});

test('the closing panel leads to sign-up', async ({ page }) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: sectionTitles.at(-1) });
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/signup');
  await panel.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Signup' })).toBeVisible();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  for (const width of [320, 360, 390, 449, 450, 480, 600, 640, 768, 1024, 1301, 1440]) {
    test(`the chip rows shift nothing when they render at ${width} px, with reduced motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.locator('[data-slot=chip-marquee]')).toHaveCount(0);
      const top = () => page.locator('#agents').evaluate((section: HTMLElement) => section.offsetTop);
      const before = await top();
      await page.mouse.move(10, 300);
      await expect(page.locator('[data-slot=chip-marquee-viewport]')).toHaveCount(2);
      expect(await top()).toBe(before);
    });
  }
}
