import { Activity, type ComponentProps, Suspense, useDeferredValue } from 'react';
import { RouteChange } from '../navigation/route-change.tsx';
import { Route, Routes, useLocation } from '../navigation/router.ts';
import { routes } from '../navigation/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HydrationMismatch } from './hydration-mismatch.tsx';
import { layoutModules, pageModules } from './page-modules.ts';
import { PageReady } from './page-ready.tsx';
import { useNextPage } from './prerender-on-intent.ts';
import { forgetFailure, RetryableLazy } from './retryable-lazy.tsx';

/**
 * The site. Render it inside a router. The Suspense boundary wraps all pages, so the current page stays visible until the
 * script of the next one has loaded. A page whose link the visitor points at renders hidden, without effects, so that a
 * click only has to show it (record 0198).
 */
export function App() {
  // React renders what `popstate` changes at once, and would show the boundary's empty fallback.
  const location = useDeferredValue(useLocation());
  const { pathname, hash } = location;
  const next = useNextPage(pathname);
  return (
    <>
      <RouteChange pathname={pathname} hash={hash} />
      <Suspense>
        {[pathname, ...(next ? [next] : [])].map((path) => (
          <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
            <HydrationMismatch />
            <PageAt location={path === pathname ? location : path} />
          </Activity>
        ))}
      </Suspense>
    </>
  );
}

/** The page of a location, in its layout. */
function PageAt({ location }: { location: ComponentProps<typeof Routes>['location'] }) {
  return (
    <Routes location={location}>
      {Object.entries(layoutModules).map(([layout, load]) => (
        <Route
          key={layout}
          element={
            <ErrorBoundary wholePage onError={() => forgetFailure(load)}>
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
                // As `routeAt` and the server, which knows no other spelling.
                caseSensitive
                element={
                  <ErrorBoundary onError={() => forgetFailure(pageModules[route.id])}>
                    <RetryableLazy load={pageModules[route.id]} />
                    <PageReady />
                  </ErrorBoundary>
                }
              />
            ))}
        </Route>
      ))}
    </Routes>
  );
}
