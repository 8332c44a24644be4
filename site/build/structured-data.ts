import { brand } from '../src/content/brand.ts';
import { pageDescriptions } from '../src/content/page-descriptions.ts';
import type { PageRoute } from '../src/navigation/routes.ts';

/** The settings of the structured data. */
interface DataSettings {
  /** The public origin. When empty there is no structured data. */
  readonly siteOrigin: string;
  /** Path of the organisation's logo. */
  readonly logo: string;
  /** The questions, from the design system's `faqStructuredData`. */
  readonly questions: object;
}

/**
 * A page's schema.org data: organisation, site and product on the landing page, questions on the support page. It
 * contains only texts that the page shows. A JSON-LD element is not an executable script, so the policy allows it.
 */
export function structuredData(
  { structuredData: kind }: PageRoute,
  { siteOrigin, logo, questions }: DataSettings,
): string[] {
  if (!siteOrigin) return [];
  const data = kind === 'product' ? ofProduct(siteOrigin, logo) : kind === 'questions' && questions;
  // A `</script>` inside a text would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return data ? [`<script type="application/ld+json">${json}</script>`] : [];
}

function ofProduct(siteOrigin: string, logo: string) {
  const organisation = { '@id': `${siteOrigin}/#organisation` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organisation,
        '@type': 'Organization',
        name: brand.name,
        url: `${siteOrigin}/`,
        logo: siteOrigin + logo,
        slogan: brand.tagline,
        email: brand.salesEmail,
        address: brand.office,
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: `${siteOrigin}/`,
        inLanguage: 'en',
        publisher: organisation,
      },
      {
        '@type': 'SoftwareApplication',
        name: brand.name,
        description: pageDescriptions.landing,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: `${siteOrigin}/`,
        publisher: organisation,
      },
    ],
  };
}
