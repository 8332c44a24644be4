import '../styles/site.css';
import { keepVerificationLink } from '../account/verification-link.ts';
import { routeAt } from '../navigation/routes.ts';
import { takeOverScrollRestoration } from '../navigation/scroll-restoration.ts';
import { type CurrentControl, hydrateOnIntent } from './hydrate-on-intent.ts';
import { layoutModules, pageModules } from './page-modules.ts';
import { reloadIfOnline, stopReloadForInput } from './stale-chunk-reload.ts';

takeOverScrollRestoration();

const page = routeAt(window.location.pathname);

/** Ends when the router follows the history. */
const unhydrated = new AbortController();

/** Loads the page that a reader goes back to before hydration: within one document the browser changes the address alone. */
const loadOtherPage = () => {
  if (routeAt(window.location.pathname).id !== page.id) window.location.reload();
};
window.addEventListener('popstate', loadOtherPage, { signal: unhydrated.signal });

/** Marks whether script runs the page. Without the mark the style sheet shows what works without script. */
const markScripted = (is: boolean) => document.documentElement.toggleAttribute('data-scripted', is);

/** Marks that script was needed and did not load. A form then says that it cannot be sent. */
const markFailed = (has: boolean) => document.documentElement.toggleAttribute('data-failed', has);

/**
 * Loads all of the page's script before it hydrates, so that no error view replaces a page that is readable without script.
 */
async function hydratePage(isLeaving: () => boolean = () => false): Promise<CurrentControl> {
  markScripted(true);
  if (page.carriesToken) keepVerificationLink(); // again after a failure, which puts it back
  try {
    const [{ hydrate }] = await Promise.all([
      import('./hydrate.tsx'),
      layoutModules[page.layout](),
      pageModules[page.id](),
    ]);
    const currentControl = await hydrate();
    unhydrated.abort();
    markFailed(false);
    return currentControl;
  } catch (error) {
    if (!isLeaving() && (await reloadIfOnline())) {
      stopReloadForInput();
    } else {
      markScripted(false);
      markFailed(true);
    }
    throw error; // even while the page reloads: until then clicks are the browser's
  }
}

markScripted(true);
// From here on a press is kept until the page is hydrated, so the browser can no longer send the form by itself.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-unhydrated]'))
  button.disabled = false;
// A mailed link is intent enough. Any other built page can be read without script, so its script does not delay the first
// paint. The development server sends no readable page.
const hasLink = page.carriesToken && keepVerificationLink();
hydrateOnIntent(hydratePage, { atOnce: hasLink || import.meta.env.DEV });
