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

/** A file with the stories of a component: it is named after its folder. */
const OF_A_COMPONENT = /\/([^/]+)\/\1\.stories\.tsx$/;

/** Loads the stories of each component, by folder. */
export const loadStories: Readonly<Record<string, () => Promise<Stories>>> = Object.fromEntries(
  Object.entries(import.meta.glob<Stories>('../src/components/*/*.stories.tsx')).flatMap(([file, load]) => {
    const [, name] = OF_A_COMPONENT.exec(file) ?? [];
    return name ? [[name, load] as const] : [];
  }),
);
