import { Suspense } from 'react';
import { RouteChange } from '../navigation/route-change.tsx';
import { Route, Routes } from '../navigation/router.ts';
import { routes } from '../navigation/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { layoutModules, pageModules } from './page-modules.ts';
import { PageReady } from './page-ready.tsx';
import { forgetFailure, RetryableLazy } from './retryable-lazy.tsx';

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
          {/* Each layout stays mounted while the visitor moves between its pages. Its outlet renders the page. */}
          {Object.entries(layoutModules).map(([layout, load]) => (
            <Route
              key={layout}
              element={
                <ErrorBoundary key={layout} wholePage onError={() => forgetFailure(load)}>
                  <RetryableLazy load={load} />
                </ErrorBoundary>
              }
            >
              {routes
                .filter((route) => route.layout === layout)
                .map((route) => (
                  <Route
                    key={route.id}
                    path={route.path}
                    element={
                      <ErrorBoundary key={route.id} onError={() => forgetFailure(pageModules[route.id])}>
                        <RetryableLazy load={pageModules[route.id]} />
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
