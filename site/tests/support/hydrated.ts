import { expect, type Locator } from 'playwright/test';

/** Waits until React handles the events of an element of the server's HTML. */
export async function expectHydrated(element: Locator): Promise<void> {
  const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}
