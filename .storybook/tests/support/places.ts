import { type Browser, test as base } from 'playwright/test';
import type { Look } from './looks.ts';
import { StorybookTab } from './storybook-tab.ts';

/** Id of the story that each tab opens first. */
const FIRST = 'components-button--large';

type Tabs = Readonly<Record<Look['place'], StorybookTab>>;

interface WorkerTabs {
  /** For stories. No clicks here: after a click a browser shows no focus ring for simulated keys. */
  readonly places: Tabs;
  /** For pages, whose direction in the manager depends on the pages before. */
  readonly pages: Tabs;
}

async function withTabs(browser: Browser, use: (tabs: Tabs) => Promise<void>): Promise<void> {
  const origin = process.env.STORYBOOK_ORIGIN ?? '';
  const manager = new StorybookTab(browser, origin, 'manager', FIRST);
  const alone = new StorybookTab(browser, origin, 'alone', FIRST);
  await use({ manager, alone });
  await manager.close();
  await alone.close();
}

/** A test with the Storybook open in tabs, which a worker's tests share. */
export const test = base.extend<object, WorkerTabs>({
  pages: [({ browser }, use) => withTabs(browser, use), { scope: 'worker' }],
  places: [
    async ({ browser, pages }, use) => {
      // Otherwise the last pages would keep rendering beside the stories.
      await pages.manager.close();
      await pages.alone.close();
      await withTabs(browser, use);
    },
    { scope: 'worker' },
  ],
});
