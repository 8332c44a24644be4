import { expect, type Frame } from 'playwright/test';

/** Expects that a page shows every sheet of states whole. Other frames are windows on a page, which may scroll. */
export async function expectWholeStates(page: Frame): Promise<void> {
  const cut = (): Promise<string[]> =>
    page.locator('#storybook-docs iframe[src*="--states"]').evaluateAll((frames) =>
      frames.flatMap((frame) => {
        const inside = (frame as HTMLIFrameElement).contentDocument?.documentElement;
        const more = [inside, frame.closest('.docs-story')]
          .map((box) => (box ? box.scrollHeight - box.clientHeight : 0))
          .reduce((one, other) => Math.max(one, other));
        return more > 0 ? [`${more} px of the states lie outside of their frame`] : [];
      }),
    );
  await expect.poll(cut).toEqual([]);
}
