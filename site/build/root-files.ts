import { dyes } from '@weft/cloth';
import { type PictureManifest, toIco } from '@weft/cloth/build';
import { brand } from '../src/content/brand.ts';
import { pageDescriptions } from '../src/content/page-descriptions.ts';
import { pageTitles } from '../src/content/pages.ts';
import { type PageRoute, routes } from '../src/navigation/routes.ts';
import { escapeMarkup } from './document-head.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';

/** Crawlers of language models. robots.txt names them to show that they are allowed on purpose. */
const modelCrawlers = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot', 'PerplexityBot'];

/**
 * The files in the site's root that browsers and crawlers request by name.
 *
 * @param siteOrigin The public origin. Without it there is no sitemap, because its addresses must be absolute.
 * @param readPicture Reads a picture by its address in the manifest.
 * @returns Content by file name.
 */
export async function rootFiles(
  siteOrigin: string,
  pictures: PictureManifest['pictures'],
  readPicture: (address: string) => Promise<Buffer>,
): Promise<Record<string, string | Buffer>> {
  const listed = routes.filter((route) => route.listed);
  return {
    'favicon.ico': toIco(await readPicture(pictures['icon-32']?.src ?? ''), 32),
    'site.webmanifest': `${JSON.stringify(webManifest(pictures), null, 2)}\n`,
    'robots.txt': robots(siteOrigin),
    'llms.txt': forModels(listed, siteOrigin),
    [SECURITY_TEXT]: securityText(siteOrigin),
    ...(siteOrigin && { 'sitemap.xml': sitemap(listed, siteOrigin) }),
  };
}

function webManifest(pictures: PictureManifest['pictures']) {
  const icons = ['icon-192', 'icon-512'].flatMap((name) => {
    const { src, width, height } = pictures[name] ?? { src: '', width: 0, height: 0 };
    const icon = { src, sizes: `${width}x${height}`, type: 'image/png' };
    return [icon, { ...icon, purpose: 'maskable' }];
  });
  return {
    name: brand.name,
    short_name: brand.name,
    description: pageDescriptions.landing,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    theme_color: dyes.ink,
    background_color: dyes.ink,
    icons,
  };
}

function robots(siteOrigin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...modelCrawlers.map((name) => `User-agent: ${name}`),
    'Allow: /',
    ...(siteOrigin ? ['', `Sitemap: ${siteOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

function sitemap(listed: readonly PageRoute[], siteOrigin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path }) => `  <url><loc>${escapeMarkup(siteOrigin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** A short guide for language models (llmstxt.org), generated from the routes. */
function forModels(listed: readonly PageRoute[], siteOrigin: string): string {
  return [
    `# ${brand.name}`,
    '',
    `> ${pageDescriptions.landing}`,
    '',
    brand.tagline,
    '',
    '## Pages',
    '',
    ...listed.map(({ id, path }) => `- [${pageTitles[id]}](${siteOrigin}${path}): ${pageDescriptions[id]}`),
    '',
    '## Contact',
    '',
    `- ${brand.office}, ${brand.salesEmail}`,
    '',
  ].join('\n');
}
