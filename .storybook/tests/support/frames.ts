import { expect, type Frame } from 'playwright/test';

/** Expects that a page shows every sheet of states whole. Other frames are windows on a page, which may scroll. */
export async function expectWholeStates(page: Frame): Promise<void> {
  const cut = (): Promise<string[]> =>
    page.locator('#storybook-docs iframe[src*="--states"]').evaluateAll((frames) =>
      frames.flatMap((frame) => {
        const root = (frame as HTMLIFrameElement).contentDocument?.documentElement;
        const more = (root?.scrollHeight ?? 0) - (root?.clientHeight ?? 0);
        return more > 0 ? [`${more} px of the states lie outside of their frame`] : [];
      }),
    );
  await expect.poll(cut, { timeout: 10_000 }).toEqual([]);
}
