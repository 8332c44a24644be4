import path from 'node:path';

/** This folder. */
export const HERE = import.meta.dirname;

/** How an application is built and served. */
export interface Application {
  /** The folder that gets the specimens, if the application shows them. */
  readonly specimens?: string;
  /** Whether its HTML contains the specimens before any script runs. */
  readonly prerenders?: true;
  /** A command before its types are checked. */
  readonly before?: readonly string[];
  /** The command of its own tests, if it has any. */
  readonly test?: readonly string[];
  /** The command that builds it. */
  readonly build: readonly string[];
  /** The command that serves it, without the port. */
  readonly serve: readonly string[];
}

/** The applications by folder. */
export const APPS = {
  vite: {
    specimens: 'src',
    test: ['node_modules/vitest/vitest.mjs', 'run'],
    build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    serve: ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port'],
  },
  next: {
    specimens: 'app',
    prerenders: true,
    before: [path.join(HERE, 'write-theme.ts'), 'app/brand/brand.json'],
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start', '--port'],
  },
  'host-styles': {
    specimens: 'src',
    before: [path.join(HERE, 'add-blocks.ts')],
    build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    serve: ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port'],
  },
  astro: {
    specimens: 'src',
    prerenders: true,
    build: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    serve: ['node_modules/astro/bin/astro.mjs', 'preview', '--port'],
  },
  'react-router': {
    specimens: 'app',
    prerenders: true,
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    serve: ['node_modules/vite/bin/vite.js', 'preview', '--outDir', 'build/client', '--strictPort', '--port'],
  },
  webpack: {
    specimens: 'src',
    build: ['node_modules/webpack-cli/bin/cli.js'],
    serve: [path.join(HERE, 'static-server.ts'), '--port'],
  },
  'second-site': {
    before: [path.join(HERE, 'write-theme.ts'), 'brand.json', 'public'],
    build: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    serve: [path.join(HERE, 'static-server.ts'), '--port'],
  },
} as const satisfies Record<string, Application>;

/** The name and folder of an application. */
export type App = keyof typeof APPS;

/** The names of all applications. */
export const NAMES = Object.keys(APPS) as App[];

/** The names of those that show the specimens. */
export const SPECIMEN_APPS = NAMES.filter((name) => 'specimens' in APPS[name]);

/** The names of those whose HTML contains the specimens before any script runs. */
export const PRERENDERED_APPS = NAMES.filter((name) => 'prerenders' in APPS[name]);

/** The file name of the packed package, beside the applications' folders. */
export const TARBALL = 'weft-design-system.tgz';

/** The port of an application, counted from `CONSUMER_PORT`. */
export const portOf = (app: App): number => Number(process.env.CONSUMER_PORT || 4320) + NAMES.indexOf(app);

/** The origin of an application. */
export const originOf = (app: App): string => `http://localhost:${portOf(app)}`;

/** The lockfile of all applications. */
export const LOCKFILE = path.join(HERE, 'pnpm-lock.yaml');
