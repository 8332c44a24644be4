import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '@weft/tools/user-error';

const PACKAGE = 'node_modules/@weft/design-system/dist';

/**
 * `node write-theme.ts <brand.json> [<public folder>]` writes the theme of a brand beside the brand's file, with the
 * installed package's command. Copies the package's theme script into the folder for public files, if one is given.
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
