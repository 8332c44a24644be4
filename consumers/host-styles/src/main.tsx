import { Button } from '@weft/design-system/button';
import { Grid } from '@weft/design-system/grid';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Specimens } from './specimens.tsx';

/** The host's styles, by the address of the page. */
const STYLES: Readonly<Record<string, () => Promise<unknown>>> = {
  '/': () => import('./tailwind.css'),
  '/alone': () => import('@weft/design-system/styles.css'),
  '/prefix': () => import('./prefix.css'),
  '/resets': () => import('./resets.css'),
};

/** The specimens, and what the host styles itself. */
const Host = () => (
  <>
    <Specimens />
    <p id="host" className="bg-surface p-gutter text-sm tw:bg-surface tw:p-gutter tw:text-sm">
      The host’s own
    </p>
    <div id="utilities">
      <Button variant="action" className="mt-8 bg-blue-600 tw:mt-8 tw:bg-blue-600">
        The host’s look
      </Button>
      <Grid columns={2}>
        <span>First column</span>
        <span>Second column</span>
      </Grid>
    </div>
  </>
);

await STYLES[location.pathname]?.();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const Page = location.pathname === '/blocks' ? (await import('./blocks.tsx')).Blocks : Host;
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
