import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The state of the package on the welcome page. */
interface Release {
  readonly version: string;
  /** Day of the last change, as `2026-11-20`; absent outside a repository. */
  readonly changed?: string;
}

/** Day of the last commit to a folder; an archive without history has none. */
function lastChange(folder: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs', '--', folder], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The design system's version and the day it last changed. */
export function release(): Release {
  const file = require.resolve('@weft/design-system/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const changed = lastChange('../../design-system');
  return { version, ...(changed && { changed }) };
}
