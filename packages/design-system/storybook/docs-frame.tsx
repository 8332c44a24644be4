import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

/** Storybook's documentation blocks are large; a canvas, and a test of one, needs none of them. */
const DocsPage = lazy(() => import('./docs-page.js').then((module) => ({ default: module.DocsPage })));

/** The frame of every page of the documentation. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
);
