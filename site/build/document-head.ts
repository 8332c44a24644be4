import type { PictureManifest } from '@weft/cloth/build';
import dark from '@weft/tokens/json/dark.tokens.json' with { type: 'json' };
import light from '@weft/tokens/json/light.tokens.json' with { type: 'json' };
import { brand } from '../src/content/brand.ts';
import { pageDescriptions } from '../src/content/page-descriptions.ts';
import { phoneScreens } from '../src/content/screens.ts';
import type { PageRoute } from '../src/navigation/routes.ts';
import { titleOf } from '../src/navigation/title.ts';
import { structuredData } from './structured-data.ts';

/** The settings of a page's head. */
export interface HeadSettings {
  /** The public origin of the site without a trailing slash. When empty, tags that need it are left out. */
  readonly siteOrigin: string;
  readonly pictures: PictureManifest['pictures'];
  /** The support page's questions, as schema.org data. */
  readonly questions: object;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, including double-quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const tag = (name: 'meta' | 'link', attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')} />`;

/** With the colours of both grounds, for a change of page (`update-head.ts`). */
function themeColours(ground: PageRoute['ground']): string[] {
  return Object.entries({ light, dark }).map(([scheme, { color }]) => {
    const of = (name: PageRoute['ground']) => `oklch(${color.bg[name].$value.components.join(' ')})`;
    return tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: of(ground),
      'data-ink': of('ink'),
      'data-surface': of('surface'),
    });
  });
}

/**
 * The head of a prerendered page: title, description, icons, Open Graph tags and structured data. Tags with absolute
 * addresses need `siteOrigin`.
 *
 * @throws When the manifest lacks a picture that the head needs.
 */
export function headOf(route: PageRoute, { siteOrigin, pictures, questions }: HeadSettings): string {
  const sourceOf = (name: string): string => {
    const picture = pictures[name];
    if (!picture) throw new Error(`The picture manifest has no '${name}': add it to packages/cloth.`);
    return picture.src;
  };
  const preload = (name: string, media?: string) =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      href: sourceOf(name),
      fetchpriority: 'high',
      ...(media && { media }),
    });
  const description = pageDescriptions[route.id];
  const isPage = route.path !== '*';
  const address = siteOrigin + route.path;
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });
  return [
    `<title>${escapeMarkup(titleOf(route.id))}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(route.listed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(isPage && siteOrigin ? [tag('link', { rel: 'canonical', href: address })] : []),
    ...(pictures[`${route.picture}-small`]
      ? [preload(`${route.picture}-small`, phoneScreens), preload(route.picture, `not ${phoneScreens}`)]
      : [preload(route.picture)]),
    ...themeColours(route.ground),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: sourceOf('favicon'), type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: sourceOf('icon-180') }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    property('type', 'website'),
    property('site_name', brand.name),
    property('locale', 'en_GB'),
    property('title', titleOf(route.id)),
    property('description', description),
    ...(isPage && siteOrigin ? [property('url', address)] : []),
    ...(siteOrigin
      ? [
          property('image', siteOrigin + sourceOf('social-card')),
          property('image:width', '1200'),
          property('image:height', '630'),
          property('image:alt', `${brand.name}. ${brand.tagline}`),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
    ...structuredData(route, { siteOrigin, logo: sourceOf('icon-512'), questions }),
  ].join('\n    ');
}
