import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { runScript } from '@weft/tools/user-error';

const PROGRAM = 'node_modules/@weft/design-system/dist/bin/design-system.js';
const FOLDER = 'app/brand';

/** Writes the theme of `brand.json` in the folder of the page that uses it, with the installed package's command. */
await runScript(async () => {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, 'theme', `${FOLDER}/brand.json`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  writeFileSync(`${FOLDER}/theme.css`, stdout);
  return status ?? 1;
});
