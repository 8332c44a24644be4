import { isHydrated } from '@weft/tools/is-hydrated';
import { expect, type Locator } from 'playwright/test';

/** Waits until React handles the events of an element of the server's HTML. */
export async function expectHydrated(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}
