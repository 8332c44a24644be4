import path from 'node:path';

/** The applications of customers, by folder: the programs that build and serve each, and what is shared with it. */
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

/** The name of an application, and of its folder. */
export type App = keyof typeof APPS;

/** All of them. */
export const NAMES = Object.keys(APPS) as App[];

/** This folder. */
export const HERE = import.meta.dirname;

/** What each application calls the packed package, in its own folder. */
export const TARBALL = 'weft-design-system.tgz';

/** The port of an application: one each, from `CONSUMER_PORT` on. */
export const portOf = (app: App): number => Number(process.env.CONSUMER_PORT || 4320) + NAMES.indexOf(app);

/** Where an application answers. */
export const originOf = (app: App): string => `http://localhost:${portOf(app)}`;

/** The lockfile of an application. */
export const lockfileOf = (app: App): string => path.join(HERE, app, 'pnpm-lock.yaml');
