import path from 'node:path';

/** The applications by folder: the folder of the sources, and the commands that build and serve each. */
export const APPS = {
  vite: {
    sources: 'src',
    build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    serve: ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port'],
  },
  next: {
    sources: 'app',
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start', '--port'],
  },
} as const satisfies Record<string, { sources: string; build: readonly string[]; serve: readonly string[] }>;

/** The name and folder of an application. */
export type App = keyof typeof APPS;

/** The names of all applications. */
export const NAMES = Object.keys(APPS) as App[];

/** This folder. */
export const HERE = import.meta.dirname;

/** The file name of the packed package in each application's folder. */
export const TARBALL = 'weft-design-system.tgz';

/** The port of an application, counted from `CONSUMER_PORT`. */
export const portOf = (app: App): number => Number(process.env.CONSUMER_PORT || 4320) + NAMES.indexOf(app);

/** The origin of an application. */
export const originOf = (app: App): string => `http://localhost:${portOf(app)}`;

/** The lockfile of an application. */
export const lockfileOf = (app: App): string => path.join(HERE, app, 'pnpm-lock.yaml');
