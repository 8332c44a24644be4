/**
 * Builds the site into `dist`, or into the folder that is its one argument: weaves the pictures, builds the client and
 * the prerenderer with Vite, writes one flat HTML file per route, compresses what is text, and writes
 * files for other servers into `hosting/dist`. Reads the public settings
 * (`WEFT_PUBLIC_*`) from the environment.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPictures } from '@weft/cloth/build';
import { compressAll } from '@weft/web-server/compress';
import { headerSettings } from '@weft/web-server/headers';
import { hostingFiles } from '@weft/web-server/hosting-files';
import { build, type Rolldown } from 'vite';
import { routes } from '../src/navigation/routes.ts';
import { headOf } from './document-head.ts';
import { picturesFolder, picturesPath, readPictures } from './picture-files.ts';
import { rootFiles } from './root-files.ts';

const here = path.dirname(import.meta.dirname);
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
/** Files for other servers, beside the pages and not among them. */
const hosting = path.join(dist, '../hosting/dist');
const cache = path.join(here, '.cache');
const configFile = path.join(here, 'vite.config.ts');

/** Directives of the packages' files mean nothing in one bundle; the bundler would warn of each. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, handle: Rolldown.LogOrStringHandler) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
}

await buildPictures(path.join(picturesFolder, picturesPath), { base: `/${picturesPath}/` });

const client = await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: dist, manifest: false, rolldownOptions: { onLog } },
});
const prerenderer = path.join(cache, 'prerender');
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: { ssr: 'src/app/entry-prerender.tsx', outDir: prerenderer, rolldownOptions: { onLog } },
});

const { questions, renderPage } = (await import(
  path.join(prerenderer, 'entry-prerender.js')
)) as typeof import('../src/app/entry-prerender.tsx');
const fontPreloads = preloads(client as Rolldown.RolldownOutput);
const siteOrigin = (process.env.WEFT_PUBLIC_SITE_ORIGIN ?? '').replace(/\/+$/, '');
const pictures = readPictures();
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
for (const route of routes) {
  const head = `${headOf(route, { siteOrigin, pictures, questions })}\n    ${fontPreloads}`;
  const body = await renderPage(route);
  const page = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
  // The first script decides what a visitor who comes by a mailed link may see: nothing is painted before it.
  const html = route.carriesToken
    ? page.replace('<script type="module"', '<script type="module" blocking="render"')
    : page;
  await writeFile(path.join(dist, route.file), html);
}
const readPicture = (address: string) => readFile(path.join(picturesFolder, address));
for (const [name, content] of Object.entries(await rootFiles(siteOrigin, pictures, readPicture))) {
  await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
  await writeFile(path.join(dist, name), content);
}
await mkdir(hosting, { recursive: true });
const pages = routes.filter(({ path: each }) => each !== '*');
const hosted = pages.map((route) => ({ path: route.path, secret: route.carriesToken }));
for (const [name, content] of Object.entries(hostingFiles(headerSettings(process.env), hosted))) {
  await writeFile(path.join(hosting, name), content);
}
await rm(prerenderer, { recursive: true });
await compressAll(dist);

/** The two fonts of every page, fetched together with the stylesheet instead of after it. */
function preloads({ output }: Rolldown.RolldownOutput): string {
  const fonts = output
    .map(({ fileName }) => fileName)
    .filter((name) => /anek-latin-(text|display)-basic.*\.woff2$/.test(name));
  if (fonts.length !== 2)
    throw new Error(
      `Expected the text and the display font in the build, found: ${fonts.join(', ') || 'none'}.`,
    );
  return fonts
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`)
    .join('\n    ');
}
