/**
 * In a frame of a documentation page: makes the frame of a component's states as high as they are, which is more on a phone than the page
 * reserves for a desktop. The page gives the height to the box around the frame. A reloaded story is measured in that height again.
 *
 * @param id Id of the story that has been drawn.
 */
export async function showWholeStates(id: string): Promise<void> {
  const box = window.frameElement?.parentElement;
  if (!id.endsWith('--states') || !box?.closest('.docs-story')) return;
  await document.fonts.ready;
  box.dataset.height ??= box.style.height;
  box.style.height = box.dataset.height;
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) box.style.height = `${scrollHeight}px`;
}
