import '../styles/site.css';
import { keepVerificationLink } from '../account/verification-link.ts';
import { routeAt } from '../navigation/routes.ts';
import { takeOverScrollRestoration } from '../navigation/scroll-restoration.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { layoutModules, pageModules } from './page-modules.ts';
import { reloadIfOnline } from './stale-chunk-reload.ts';

takeOverScrollRestoration();

const page = routeAt(window.location.pathname);

/** Says in the document whether script takes care of the page. Where it does not, the style sheet makes do alone. */
const takeCare = (does: boolean) => document.documentElement.toggleAttribute('data-scripted', does);

/** Says in the document that script was called for and did not come: a form shows then that it cannot be sent. */
const sayFailed = (has: boolean) => document.documentElement.toggleAttribute('data-failed', has);

/** All of the page's script or none: what can be read as it came must not give way to the view of an error. */
async function wake(isLeaving: () => boolean = () => false): Promise<void> {
  takeCare(true);
  if (page.carriesToken) keepVerificationLink(); // again where a failure has put it back
  try {
    const [{ hydrate }] = await Promise.all([
      import('./hydrate.tsx'),
      layoutModules[page.layout](),
      pageModules[page.id](),
    ]);
    await hydrate();
    sayFailed(false);
  } catch (error) {
    if (isLeaving() || !(await reloadIfOnline())) {
      takeCare(false);
      sayFailed(true);
    }
    throw error; // even while the page is going away: a click until then is the browser's
  }
}

takeCare(true);
// From here on a press is kept until the page is awake, so the browser can no longer send the form by itself.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-asleep]'))
  button.disabled = false;
// Whoever comes by a mailed link has said what they want. Otherwise a built page can be read as it came, and its script
// stays out of the way of the first paint. The development server sends no page to be read.
const hasLink = page.carriesToken && keepVerificationLink();
hydrateOnIntent(wake, { atOnce: hasLink || import.meta.env.DEV });
