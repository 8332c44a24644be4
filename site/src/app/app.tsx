import { Suspense } from 'react';
import { RouteChange } from '../navigation/route-change.tsx';
import { Route, Routes } from '../navigation/router.ts';
import { routes } from '../navigation/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { layoutModules, pageModules } from './page-modules.ts';
import { PageReady } from './page-ready.tsx';
import { forgetModule, RetryableLazy } from './retryable-lazy.tsx';
import { loadOrReload } from './stale-chunk-reload.ts';

/** Each layout stays mounted while the visitor moves between its pages. Its outlet renders the page. */
const layouts = (['shared', 'stand-alone'] as const).map((layout) => ({
  layout,
  load: () => loadOrReload(layoutModules[layout]),
}));

const pages = routes.map((route) => ({
  route,
  load: () => loadOrReload(pageModules[route.id]),
}));

/**
 * The site: one route per page, each in its layout. Render it inside a router. The Suspense boundary wraps all pages, so
 * the current page stays visible until the script of the next one has loaded.
 */
export function App() {
  return (
    <>
      <RouteChange />
      <Suspense>
        <Routes>
          {layouts.map(({ layout, load: loadLayout }) => (
            <Route
              key={layout}
              element={
                <ErrorBoundary key={layout} wholePage onError={() => forgetModule(loadLayout)}>
                  <RetryableLazy load={loadLayout} />
                </ErrorBoundary>
              }
            >
              {pages
                .filter(({ route }) => route.layout === layout)
                .map(({ route, load }) => (
                  <Route
                    key={route.id}
                    path={route.path}
                    element={
                      <ErrorBoundary key={route.id} onError={() => forgetModule(load)}>
                        <RetryableLazy load={load} />
                        <PageReady />
                      </ErrorBoundary>
                    }
                  />
                ))}
            </Route>
          ))}
        </Routes>
      </Suspense>
    </>
  );
}
