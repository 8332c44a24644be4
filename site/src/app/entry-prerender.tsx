import { faqStructuredData } from '@weft/design-system/faq-accordion';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { faq } from '../content/support.ts';
import { StaticRouter } from '../navigation/router.ts';
import type { PageRoute } from '../navigation/routes.ts';
import { App } from './app.tsx';

/** What the support page tells machines of its questions. */
export const questions = faqStructuredData(faq);

/**
 * The HTML of one page as the server sends it.
 *
 * @throws When a component throws: a page that cannot be drawn must not be built.
 */
export async function renderPage(route: PageRoute): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={route.path === '*' ? '/404' : route.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // A large boundary would else be sent out of order, with an inline script that the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
