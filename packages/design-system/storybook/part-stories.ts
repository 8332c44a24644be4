import type { ComponentType, ReactElement } from 'react';

/** The fields that a thumbnail reads from a story or its meta. */
interface Input {
  readonly component?: ComponentType<object>;
  readonly args?: object;
  readonly render?: (args: object, context: object) => ReactElement;
  readonly parameters?: { readonly layout?: string };
}

/** A story file, as CSF factories export it. */
export type Stories = Readonly<
  Record<string, { readonly input: Input; readonly meta: { readonly input: Input } } | undefined>
>;

/** Loads the stories of each component, by folder. */
export const loadStories: Readonly<Record<string, () => Promise<Stories>>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Stories>([
      '../src/components/*/*.stories.tsx',
      '!**/*.behaviour.stories.tsx',
      '!**/link-button.stories.tsx',
      '!**/top-bar-group.stories.tsx',
      '!**/capitalisation.stories.tsx',
    ]),
  ).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
);
