/**
 * Loaded first by every root script (`node -r`) and by the install. It is old CommonJS, because an old Node without
 * TypeScript support must be able to run it. pnpm runs a script even when the install before it failed, so this file
 * reports an unsuitable machine.
 */
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const OLDEST = 20;
// The install brings Node 26 (package.json), so an older one means that the install has failed.
const INSTALLED = 26;
const major = Number(process.versions.node.split('.')[0]);

/** Prints one sentence and exits, without a stack. */
function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

if (major < OLDEST) {
  refuse(
    `Weft needs Node ${OLDEST} or newer and this is Node ${process.versions.node}: install a current one from https://nodejs.org, then run the same command again.`,
  );
}

const installing = process.env.npm_lifecycle_event === 'pnpm:devPreinstall';
const modules = path.join(__dirname, '..', 'node_modules');
if (!installing && (major < INSTALLED || !fs.existsSync(path.join(modules, 'vite')))) {
  refuse(
    `Weft's packages are not installed, so nothing can run: fix what the install reports above (often the network or a folder without write permission), then run the same command again (it starts with npx pnpm@12).`,
  );
}
