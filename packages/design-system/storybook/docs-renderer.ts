/** The part of Storybook's renderer of documentation pages that this file uses. */
interface Renderer {
  render: (...page: never[]) => Promise<void>;
}

/**
 * Makes a renderer render a page once. Storybook would remount the whole page at every change of the toolbar, which reloads
 * its frames and loses what the reader has opened. The page follows the toolbar by itself.
 *
 * @param load Loads the renderer.
 */
export async function rendererOnce(load: () => Promise<Renderer>): Promise<Renderer> {
  const renderer = await load();
  const { render } = renderer;
  let rendered: Promise<void> | undefined;
  renderer.render = (...page) => {
    rendered ??= render(...page);
    return rendered;
  };
  return renderer;
}
