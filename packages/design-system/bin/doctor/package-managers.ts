import { NPM_ONE_REACT } from '../../src/doctor/findings.ts';

/** The lines of a package manager. */
export interface PackageManager {
  readonly lockfile: string;
  /** What that file has, where managers share its name. */
  readonly mark?: RegExp;
  /** Installs the package and what it needs. */
  readonly install: string;
  /** Leaves one version of the package. */
  readonly dedupe: string;
  /** The file of the entry that sets one version for every package. */
  readonly settings: string;
  /** That entry, for React. */
  readonly oneReact: (version: string) => string;
}

const inJson =
  (field: string) =>
  (version: string): string =>
    `"${field}": { "react": "${version}", "react-dom": "${version}" }`;

const YARN: PackageManager = {
  lockfile: 'yarn.lock',
  install: 'yarn add @weft/design-system react react-dom',
  dedupe: 'yarn dedupe @weft/design-system',
  settings: 'package.json',
  oneReact: inJson('resolutions'),
};

/** Found by the lockfile; npm where there is none. */
export const packageManagers: readonly [PackageManager, ...PackageManager[]] = [
  {
    lockfile: 'package-lock.json',
    install: 'npm install @weft/design-system react react-dom',
    dedupe: 'npm dedupe @weft/design-system',
    settings: 'package.json',
    // npm refuses a version that differs from the range of the application's own.
    oneReact: () => NPM_ONE_REACT,
  },
  {
    lockfile: 'pnpm-lock.yaml',
    install: 'pnpm add @weft/design-system react react-dom',
    dedupe: 'pnpm dedupe',
    settings: 'pnpm-workspace.yaml',
    oneReact: (version) => `overrides:\n  react: ${version}\n  react-dom: ${version}`,
  },
  {
    ...YARN,
    mark: /^# yarn lockfile v1$/m,
    dedupe: 'npx yarn-deduplicate --packages @weft/design-system && yarn',
  },
  YARN,
  {
    lockfile: 'bun.lock',
    install: 'bun add @weft/design-system react react-dom',
    dedupe: 'bun update @weft/design-system',
    settings: 'package.json',
    oneReact: inJson('overrides'),
  },
];
