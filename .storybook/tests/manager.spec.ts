import { actions } from '@weft/design-system/storybook/animation-actions.ts';
import { BRANDS } from '@weft/design-system/storybook/brands.ts';
import { modes } from '@weft/design-system/storybook/modes.ts';
import { expect, test } from 'playwright/test';

const STORY = 'components-button--default';

/** A story without a play function, which would take the focus, and with it the keys, into its frame. */
const STILL_STORY = 'components-button--states';

/** Storybook reads the toolbar and the order of the sidebar from the text of `preview.ts`, which types do not check. */
test('the whole toolbar fits beside the sidebar in a window of 1280 px, reaches the canvas, and names what is chosen after a reload', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STORY}`);
  const fullScreen = page.getByRole('button', { name: 'Enter full screen' });
  const chosen = Object.values(modes).map(({ description, values }) => {
    const last = Object.values(values).at(-1) ?? '';
    return { button: page.getByRole('button', { name: description }), last };
  });
  for (const { button } of chosen) await expect(button).toBeInViewport({ ratio: 1 });
  await expect(fullScreen).toBeInViewport({ ratio: 1 });
  for (const { button, last } of chosen) {
    await button.click();
    await page.getByRole('option', { name: last }).click();
    await expect(button).toHaveText(last);
  }
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(canvas.getByRole('button')).toHaveCSS('border-radius', `${BRANDS.plum.radius}px`);
  await page.reload();
  for (const { button, last } of chosen) {
    await expect(button).toHaveText(last);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await expect(fullScreen).toBeInViewport({ ratio: 1 });
});

test('a page of a component wears the brand of the toolbar, and a page of the foundations the package’s own', async ({
  page,
}) => {
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-button--docs&globals=brand:plum`,
  );
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const button = canvas.getByRole('button', { name: 'Start with your first app' }).first();
  await expect(button).toHaveCSS('border-radius', `${BRANDS.plum.radius}px`);
  const title = canvas.getByRole('heading', { level: 1 });
  const color = await title.evaluate((node) => getComputedStyle(node).color);
  await page.locator('[data-item-id="foundations-type--docs"] a').click();
  await expect(title).toHaveText('Type');
  await expect(title).not.toHaveCSS('color', color);
});

test('the sidebar can be hidden and shown while the toolbar is hidden', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STILL_STORY}`);
  const toolbar = page.getByRole('button', { name: modes.theme.description });
  const sidebar = page.getByRole('heading', { name: 'Storybook', exact: true });
  await expect(toolbar).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(toolbar).toBeHidden();
  await page.keyboard.press('Alt+s');
  await expect(sidebar).toBeHidden();
  await page.keyboard.press('Alt+s');
  await expect(sidebar).toBeAttached();
  await page.keyboard.press('Alt+t');
  await expect(toolbar).toBeVisible();
});

test('a change of theme leaves the panels as the reader has them', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STILL_STORY}`);
  const panel = page.getByRole('tab', { name: /Controls/ });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: modes.theme.description }).click();
  await page.getByRole('option', { name: modes.theme.values.dark }).click();
  await expect(page.frameLocator('#storybook-preview-iframe').locator('html')).toHaveAttribute(
    'data-theme',
    'dark',
  );
  await expect(panel).toBeHidden();
});

test('a story has controls only if it takes arguments', async ({ page }) => {
  const panel = page.locator('#storybook-panel-root');
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STORY}`);
  await expect(panel.getByRole('radio', { name: 'danger' })).toBeVisible();
  await page.locator('[data-item-id="components-button--states"] a').click();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await expect(panel.getByRole('cell', { name: 'variant' }).first()).toBeVisible();
  await expect(panel.locator('table').locator('input, select, textarea, button')).toHaveCount(0);
});

test('the tab with both colour schemes shows the chosen pseudo-states in each', async ({ page }) => {
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STORY}&globals=direction:rtl;pseudo.hover:!true`,
  );
  await page.getByRole('tab', { name: 'Light and dark' }).click();
  for (const scheme of ['light', 'dark']) {
    const root = page.frameLocator(`iframe[title="Default, ${scheme}"]`).locator('html');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root.locator('.pseudo-hover-all')).toBeAttached();
    await expect(root).toHaveAttribute('data-theme', scheme);
  }
});

test('an address in full screen draws the panel only when full screen ends', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STORY}&full=1`);
  const panel = page.getByRole('tab', { name: /Controls/, includeHidden: true });
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(panel).toBeVisible();
});

test('a pause opens a panel that steps the animations, and the toolbar still fits, until the next story', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STILL_STORY}`);
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button').first()).toBeVisible();
  const step = page.getByRole('button', { name: actions.step });
  await page.getByRole('button', { name: actions.pause }).click();
  await expect(step).toBeVisible();
  await expect(page.getByRole('button', { name: actions.play })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play or step the animations' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeInViewport({ ratio: 1 });
  await page.locator('[data-item-id="components-button--default"] a').click();
  await expect(page.getByRole('button', { name: actions.pause })).toBeVisible();
  await expect(step).toBeHidden();
});

test('the sidebar begins with the welcome page', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${STORY}`);
  const groups = page.locator('#storybook-explorer-tree [data-nodetype="root"]');
  await expect(groups.first()).toHaveText(/Getting started/);
  await expect(page.locator('#storybook-explorer-tree [data-nodetype="document"]').first()).toHaveText(
    /Welcome/,
  );
});

test('each sketch that the welcome page names opens in a tab of its own', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/getting-started-welcome--docs`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  for (const name of ['the landing page', 'its start', 'the login page']) {
    const [sketch] = await Promise.all([
      page.waitForEvent('popup'),
      canvas.getByRole('link', { name, exact: true }).click(),
    ]);
    await expect(sketch).toHaveURL(/\/designs\/[\w-]+\.webp$/);
    await expect(sketch.locator('img')).toBeVisible();
    await sketch.close();
  }
});

test('a link in a story scrolls to its target, and the manager keeps its address', async ({ page }) => {
  const story = 'foundations-your-brand--orchard';
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/${story}&args=radiusButton:3`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.getByRole('button', { name: 'Send' })).toHaveCSS('border-radius', '3px');
  await canvas.getByRole('link', { name: 'See the plans' }).click();
  await expect(canvas.locator('#plans')).toBeInViewport();
  await expect(page).toHaveURL(/args=radiusButton:3/);
});

test('a link in a frame of a page leaves the page as it is', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-topbar--docs`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const frame = canvas.locator('iframe[src*="components-topbar-topbargroup--held-open"]');
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().getByRole('link', { name: /^Apps/ }).click();
  await canvas.getByRole('link', { name: 'Weft' }).first().click();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('TopBar');
});

test('a form in a page is not sent, and keeps what the reader typed', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-newsletterform--docs`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const forms = canvas.getByRole('form', { name: 'Newsletter' });
  const email = forms.getByRole('textbox', { name: 'Email' }).first();
  await email.fill('priya@example.com');
  const subscribe = forms.getByRole('button', { name: 'Subscribe' }).first();
  await subscribe.click();
  await subscribe.click();
  await expect(email).toHaveValue('priya@example.com');
});

test('a pause reaches the frames of a page, also one that loads later', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-drawer--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs iframe').first();
  await expect(frame).toHaveAttribute('data-shown');
  await page.getByRole('button', { name: actions.pause }).click();
  await expect(page.getByRole('button', { name: actions.step })).toBeVisible();
  const framed = frame.contentFrame();
  const root = framed.locator('html');
  const rates = () => root.evaluate(() => document.getAnimations().map(({ playbackRate }) => playbackRate));
  await framed.getByRole('button').first().click();
  await expect.poll(rates).toContain(0);
  await root.evaluate((element) => {
    element.id = 'earlier';
    window.location.reload();
  });
  await expect(root).not.toHaveAttribute('id', 'earlier');
  await framed.getByRole('button').first().click();
  await expect.poll(rates).toContain(0);
});
