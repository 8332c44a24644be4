import '../styles/site.css';
import { keepVerificationLink } from '../account/verification-link.ts';
import { loadOrReload, reloadOnce } from './load-or-reload.ts';
import { routeAt, routeOf } from './routes.ts';
import { takeOverScrollRestoration } from './scroll-place.ts';
import { whenWanted } from './when-wanted.ts';

takeOverScrollRestoration();

const page = routeAt(window.location.pathname).id;
if (page === 'email-verification') keepVerificationLink();

/** Says in the document whether script takes care of the page. Where it does not, the style sheet makes do alone. */
const takeCare = (does: boolean) => document.documentElement.toggleAttribute('data-scripted', does);

const wake = () => loadOrReload(() => import('./hydrate.tsx')).then(({ hydrate }) => hydrate());

/** All of the page's script or none: what can be read as it came must not give way to the view of an error. */
async function wakeWhole(isLeaving: () => boolean): Promise<void> {
  takeCare(true);
  try {
    const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), routeOf('landing').load()]);
    await hydrate();
  } catch (error) {
    if (isLeaving() || !reloadOnce()) takeCare(false);
    throw error; // even while the page is going away: a click until then is the browser's
  }
}

takeCare(true);
// Every built page can be read as it came. The landing page also has nothing to do before somebody stirs, so its script
// stays out of the way of the first paint; the forms need theirs at once.
if (import.meta.env.PROD && page === 'landing') whenWanted(wakeWhole);
else void wake();
