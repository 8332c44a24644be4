import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLESHEETS } from '../build/stylesheet.ts';
import { ROOT } from './sources.ts';

/** The package's output, which is built before the unit tests. */
export const DIST = path.join(ROOT, 'dist');

/** Published stylesheets as one text; without names, all. */
export const builtStyles = (names: readonly (typeof STYLESHEETS)[number][] = STYLESHEETS): string =>
  names.map((name) => readFileSync(path.join(DIST, name), 'utf8')).join('\n');
