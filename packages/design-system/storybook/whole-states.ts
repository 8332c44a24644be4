/**
 * In a frame of a documentation page: makes the frame of a component's states as high as they are, which is more on a phone than the page
 * reserves for a desktop. Only once, since a story that is as high as its window would grow with it.
 *
 * @param id Id of the story that has been drawn.
 */
export async function showWholeStates(id: string): Promise<void> {
  const frame = window.frameElement as HTMLElement | null;
  if (!id.endsWith('--states') || !frame?.closest('.docs-story')) return;
  await document.fonts.ready;
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) frame.style.height = `${scrollHeight}px`;
}
