import type { StoryContext } from 'storybook/internal/csf';

/**
 * The code behind ‘Show code’ on a docs page. A story with its own source code keeps it.
 *
 * @param source What Storybook would show.
 */
export async function showCode(source: string, context: StoryContext): Promise<string> {
  const { args, originalStoryFn, parameters, viewMode } = context;
  if (viewMode !== 'docs' || parameters.docs?.source?.code !== undefined) return source;
  const { shownCode } = await import('./shown-code/shown-code.js');
  return shownCode(() => originalStoryFn(args, context));
}
