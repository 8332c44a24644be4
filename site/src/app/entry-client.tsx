import '../styles/site.css';
import { loadOrReload } from './load-or-reload.ts';
import { pathOf } from './routes.ts';
import { whenWanted } from './when-wanted.ts';

const wake = () => loadOrReload(() => import('./hydrate.tsx')).then(({ hydrate }) => hydrate());

// Every built page can be read as it came. The landing page also has nothing to do before somebody stirs, so its script
// stays out of the way of the first paint; the forms need theirs at once.
if (import.meta.env.PROD && window.location.pathname === pathOf('landing')) whenWanted(wake);
else void wake();
