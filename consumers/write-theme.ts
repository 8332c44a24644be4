import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '@weft/tools/user-error';

const PACKAGE = 'node_modules/@weft/design-system/dist';

/**
 * `node write-theme.ts <brand.json>` writes the theme of a brand beside it, with the installed package's command. An application that has a
 * folder for public files, named after it, gets the package's theme script there.
 */
await runScript(async () => {
  const [brand = '', publicFolder] = process.argv.slice(2);
  const { status, stdout } = spawnSync(
    process.execPath,
    [`${PACKAGE}/bin/design-system.js`, 'theme', brand],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  writeFileSync(path.join(path.dirname(brand), 'theme.css'), stdout);
  if (publicFolder) copyFileSync(`${PACKAGE}/theme-script.js`, path.join(publicFolder, 'theme-script.js'));
  return status ?? 1;
});
