/**
 * Builds the site into `dist`, or into the folder given as argument: generates the pictures, builds client and prerenderer
 * with Vite, keeps the hashed files of the previous build for open tabs, writes one HTML file per route and the
 * root files, and precompresses text files. Writes the configuration files for other servers to `hosting`
 * beside it, in a folder of the same name.
 * Reads the public settings (`WEFT_PUBLIC_*`) from the environment.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPictures } from '@weft/cloth/build';
import { hostingFolder } from '@weft/tools/paths';
import { compressAll } from '@weft/web-server/compress';
import { headerSettings } from '@weft/web-server/headers';
import { hostingFiles } from '@weft/web-server/hosting-files';
import { build, type Rolldown } from 'vite';
import { routes } from '../src/navigation/routes.ts';
import { headOf } from './document-head.ts';
import { picturesFolder, picturesPath, readPictures } from './picture-files.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { rootFiles } from './root-files.ts';

type Prerenderer = typeof import('../src/app/entry-prerender.tsx');

const site = path.dirname(import.meta.dirname);
const dist = path.resolve(process.argv[2] ?? path.join(site, 'dist'));
const siteOrigin = (process.env.WEFT_PUBLIC_SITE_ORIGIN ?? '').replace(/\/+$/, '');
const configFile = path.join(site, 'vite.config.ts');

/** Hides the bundler's warning for each module directive, such as 'use client', which means nothing in one bundle. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, handle: Rolldown.LogOrStringHandler) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
}

async function buildClient(): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    configFile,
    logLevel: 'warn',
    build: { outDir: dist, manifest: false, rolldownOptions: { onLog } },
  });
  return output as Rolldown.RolldownOutput;
}

/** Builds the prerenderer into the cache and loads it. */
async function loadPrerenderer(): Promise<Prerenderer> {
  const folder = path.join(site, '.cache/prerender');
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'src/app/entry-prerender.tsx', outDir: folder, rolldownOptions: { onLog } },
  });
  return import(pathToFileURL(path.join(folder, 'entry-prerender.js')).href);
}

/** Preloads the two fonts of every page, so that they load together with the style sheet. */
function fontPreloads({ output }: Rolldown.RolldownOutput): string {
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

async function writePages(client: Rolldown.RolldownOutput): Promise<void> {
  const { questions, renderPage } = await loadPrerenderer();
  const preloads = fontPreloads(client);
  const pictures = readPictures();
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  for (const route of routes) {
    const head = `${headOf(route, { siteOrigin, pictures, questions })}\n    ${preloads}`;
    const body = await renderPage(route);
    const page = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
    // A page can be read without script, so its style sheet, fonts and largest picture come first.
    const html = page.replace('<script type="module"', '<script type="module" fetchpriority="low"');
    if (html === page)
      throw new Error(
        'site/index.html has no module script: keep its <script type="module">, to which site/build/main.ts adds a priority.',
      );
    await writeFile(path.join(dist, route.file), html);
  }
}

async function writeRootFiles(): Promise<void> {
  const readPicture = (address: string) => readFile(path.join(picturesFolder, address));
  const files = await rootFiles(siteOrigin, readPictures(), readPicture);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
}

/** Writes the files for other servers beside the pages, because they are not part of the site. */
async function writeHostingFiles(): Promise<void> {
  const folder = hostingFolder(dist);
  await mkdir(folder, { recursive: true });
  const pages = routes
    .filter((route) => route.path !== '*')
    .map((route) => ({ path: route.path, secret: route.carriesToken }));
  for (const [name, content] of Object.entries(hostingFiles(headerSettings(process.env), pages))) {
    await writeFile(path.join(folder, name), content);
  }
}

await buildPictures(path.join(picturesFolder, picturesPath), { base: `/${picturesPath}/` });
const restoreAssets = await keepPreviousAssets(
  path.join(dist, 'assets'),
  path.join(site, '.cache/assets'),
  process.env,
);
const client = await buildClient();
await restoreAssets();
await writePages(client);
await writeRootFiles();
await writeHostingFiles();
await rm(path.join(site, '.cache/prerender'), { recursive: true });
await compressAll(dist);
