import '../styles/site.css';
import { keepVerificationLink } from '../account/verification-link.ts';
import { routeAt } from '../navigation/routes.ts';
import { takeOverScrollRestoration } from '../navigation/scroll-restoration.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { pageModules } from './page-modules.ts';
import { loadOrReload, reloadOnce } from './stale-chunk-reload.ts';

takeOverScrollRestoration();

const page = routeAt(window.location.pathname);
if (page.carriesToken) keepVerificationLink();

/** Says in the document whether script takes care of the page. Where it does not, the style sheet makes do alone. */
const takeCare = (does: boolean) => document.documentElement.toggleAttribute('data-scripted', does);

const wake = () => loadOrReload(() => import('./hydrate.tsx')).then(({ hydrate }) => hydrate());

/** All of the page's script or none: what can be read as it came must not give way to the view of an error. */
async function wakeWhole(isLeaving: () => boolean): Promise<void> {
  takeCare(true);
  try {
    const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), pageModules[page.id]()]);
    await hydrate();
  } catch (error) {
    if (isLeaving() || !reloadOnce()) takeCare(false);
    throw error; // even while the page is going away: a click until then is the browser's
  }
}

takeCare(true);
// Every built page can be read as it came. The landing page also has nothing to do before somebody stirs, so its script
// stays out of the way of the first paint; the forms need theirs at once.
if (import.meta.env.PROD && page.wakes === 'on-intent') hydrateOnIntent(wakeWhole);
else void wake();
