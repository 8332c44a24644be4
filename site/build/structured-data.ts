import { brand } from '../src/content/brand.ts';
import { pageText } from '../src/content/pages.ts';
import type { PageRoute } from '../src/navigation/routes.ts';

/** What the data is made of, beside the texts of the site. */
interface DataSettings {
  /** The public origin; where it is empty, nothing can be named and nothing is told. */
  readonly siteOrigin: string;
  /** Path of the organisation's picture. */
  readonly logo: string;
  /** The questions, as the design system's `faqStructuredData` tells them. */
  readonly questions: object;
}

/**
 * What a page tells machines of itself, by schema.org, in words that the page shows: the organisation, the site and the
 * product on the landing page, the questions on the support page. Data, so no script that the policy would refuse.
 */
export function structuredData(
  { structuredData: kind }: PageRoute,
  { siteOrigin, logo, questions }: DataSettings,
): string[] {
  if (!siteOrigin) return [];
  const data = kind === 'product' ? ofProduct(siteOrigin, logo) : kind === 'questions' && questions;
  // An end of the element inside a text would end it.
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
        description: pageText.landing.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: `${siteOrigin}/`,
        publisher: organisation,
      },
    ],
  };
}
