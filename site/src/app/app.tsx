import { lazy, Suspense } from 'react';
import { RouteChange } from '../navigation/route-change.tsx';
import { Route, Routes } from '../navigation/router.ts';
import { routes } from '../navigation/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { layoutModules, pageModules } from './page-modules.ts';
import { PageReady } from './page-ready.tsx';
import { loadOrReload } from './stale-chunk-reload.ts';

/** Each layout stays mounted while the visitor moves between its pages; the page stands in its outlet. */
const layouts = (['shared', 'stand-alone'] as const).map((layout) => ({
  layout,
  Layout: lazy(() => loadOrReload(layoutModules[layout])),
}));

const pages = routes.map((route) => ({ route, Page: lazy(() => loadOrReload(pageModules[route.id])) }));

/**
 * The whole site: one route per page, each in its layout. Needs a router around it. Where a page's script is still on its
 * way the page before stays, because the boundary that waits for it stands around all of them.
 */
export function App() {
  return (
    <>
      <RouteChange />
      <Suspense>
        <Routes>
          {layouts.map(({ layout, Layout }) => (
            <Route key={layout} element={<Layout />}>
              {pages
                .filter(({ route }) => route.layout === layout)
                .map(({ route, Page }) => (
                  <Route
                    key={route.id}
                    path={route.path}
                    element={
                      <ErrorBoundary key={route.id}>
                        <Page />
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
