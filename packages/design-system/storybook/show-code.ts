import type { StoryContext } from 'storybook/internal/csf';

/**
 * What ‘Show code’ of a page shows for a story. A story with a code of its own has it from a file that it renders.
 *
 * @param source What Storybook would show.
 */
export async function showCode(source: string, context: StoryContext): Promise<string> {
  const { args, originalStoryFn, parameters, viewMode } = context;
  if (viewMode !== 'docs' || parameters.docs?.source?.code !== undefined) return source;
  const { shownCode } = await import('./shown-code/shown-code.js');
  return shownCode(() => originalStoryFn(args, context));
}
