import { test as base } from 'playwright/test';
import type { Look } from './looks.ts';
import { StorybookTab } from './storybook-tab.ts';

/** Id of the story with which the Storybook opens. */
const FIRST = 'components-button--large';

type Places = Readonly<Record<Look['place'], StorybookTab>>;

/** A test with the Storybook open in a tab for each place, which a worker's tests share. */
export const test = base.extend<object, { places: Places }>({
  places: [
    async ({ browser }, use) => {
      const origin = process.env.STORYBOOK_ORIGIN ?? '';
      const manager = new StorybookTab(browser, origin, 'manager', FIRST);
      const alone = new StorybookTab(browser, origin, 'alone', FIRST);
      await Promise.all([manager.load(), alone.load()]);
      await use({ manager, alone });
      await manager.close();
      await alone.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
