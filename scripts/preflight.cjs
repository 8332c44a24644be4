/**
 * Loaded by every root script before anything else (`node -r`), and by the install. Plain CommonJS of an old dialect,
 * because its reader is a Node that cannot read TypeScript: pnpm runs a script even when the install before it failed,
 * so this is the first code of ours that an unsuitable machine meets.
 */
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const OLDEST = 20;
const INSTALLED = 24;
const major = Number(process.versions.node.split('.')[0]);

/** Says one sentence and ends the process, without a stack. */
function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

if (major < OLDEST) {
  refuse(
    `Weft needs Node ${OLDEST} or newer and this is Node ${process.versions.node}: install a current one from https://nodejs.org, then type the same command again.`,
  );
}

const installing = process.env.npm_lifecycle_event === 'pnpm:devPreinstall';
const modules = path.join(__dirname, '..', 'node_modules');
if (!installing && (major < INSTALLED || !fs.existsSync(path.join(modules, 'vite')))) {
  refuse(
    `Weft's packages are not installed, so nothing can run: mend what the install names above (often the network or a folder without write permission), then type the same command again (it starts with npx pnpm@12).`,
  );
}
