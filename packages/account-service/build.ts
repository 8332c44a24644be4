/** Bundles the service into `dist/main.js`. */
import { join } from 'node:path';
import { bundle } from './bundle.ts';

await bundle(join(import.meta.dirname, 'dist'));
