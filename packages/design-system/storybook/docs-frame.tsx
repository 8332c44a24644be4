import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

/** Loads Storybook's documentation blocks lazily: they are large, and stories do not need them. */
const DocsPage = lazy(() => import('./docs-page.js').then((module) => ({ default: module.DocsPage })));

/** The frame of every page of the documentation. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
);
