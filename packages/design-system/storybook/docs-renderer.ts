import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

/**
 * Renders a page once. Storybook would remount the whole page at every change of the toolbar, which reloads its
 * frames and loses what the reader has opened. The page follows the toolbar by itself.
 */
export class DocsRendererOnce extends DocsRenderer<ReactRenderer> {
  constructor() {
    super();
    const { render } = this;
    let rendered: Promise<void> | undefined;
    this.render = (...page) => {
      rendered ??= render(...page);
      return rendered;
    };
  }
}
