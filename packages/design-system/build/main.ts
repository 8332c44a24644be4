import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brandSchema } from '../bin/theme/schema.ts';
import { themeScript } from '../src/components/theme-toggle/theme-script.ts';
import { readApi, typedEntries } from './api.ts';
import { bundleBin } from './bin.ts';
import { compile } from './compile.ts';
import { componentManifest } from './components.ts';
import { componentDocs } from './docs.ts';
import { describeParts } from './llms.ts';
import { registryFiles } from './registry.ts';
import { STYLESHEETS, stylesheet } from './stylesheet.ts';

const DIST = path.join(import.meta.dirname, '../dist');

/** The outputs of the tokens that the package includes: customers install only this package. */
const TOKENS = ['css', 'fonts', 'js', 'tailwind'];

/** The declaration of a stylesheet import, which has no exports. */
const NO_EXPORTS = 'export {};\n';

// Stale files would be published.
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
process.stdout.write(compile(['--outDir', DIST]));
for (const name of STYLESHEETS) writeFileSync(path.join(DIST, name), stylesheet(true, name));
writeFileSync(path.join(DIST, 'css.d.ts'), NO_EXPORTS);
const tokens = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@weft/tokens/package.json')),
  'dist',
);
for (const folder of TOKENS)
  cpSync(path.join(tokens, folder), path.join(DIST, 'tokens', folder), { recursive: true });
const designTokens = path.join(DIST, 'design-tokens');
cpSync(path.join(tokens, 'design-tokens'), designTokens, { recursive: true });
cpSync(path.join(tokens, 'json'), path.join(designTokens, 'dtcg'), {
  recursive: true,
  filter: (file) => !file.endsWith('catalogue.json'),
});
const entries = readApi(typedEntries(), (file) => readFileSync(path.join(DIST, file), 'utf8'));
writeFileSync(path.join(DIST, 'llms.txt'), describeParts(entries));
mkdirSync(path.join(DIST, 'docs'));
const docs = componentDocs(entries);
for (const [name, page] of docs) writeFileSync(path.join(DIST, 'docs', name), page);
writeFileSync(path.join(DIST, 'components.json'), componentManifest(entries, new Set(docs.keys())));
mkdirSync(path.join(DIST, 'registry'));
for (const [name, text] of registryFiles()) writeFileSync(path.join(DIST, 'registry', name), text);
writeFileSync(path.join(DIST, 'brand.schema.json'), `${JSON.stringify(brandSchema(), null, 2)}\n`);
writeFileSync(path.join(DIST, 'theme-script.js'), `${themeScript};\n`);
await bundleBin(path.join(DIST, 'bin'));
