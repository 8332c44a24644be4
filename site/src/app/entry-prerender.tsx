import { faqStructuredData } from '@weft/design-system/faq-accordion';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { faq } from '../content/support.ts';
import { StaticRouter } from '../navigation/router.ts';
import type { PageRoute } from '../navigation/routes.ts';
import { App } from './app.tsx';

/** The support page's questions as schema.org data. */
export const questions = faqStructuredData(faq);

/**
 * Renders one page to the HTML that the server sends.
 *
 * @throws When a component throws, so that the build fails.
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
      // Otherwise React streams a large boundary out of order, with an inline script that the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
