import manifest from '../package.json' with { type: 'json' };

/** The dependencies of the package, for Vite to find before the first test: later it would reload the page. */
export const ownDependencies = Object.keys(manifest.dependencies).map(
  (name) => `@weft/design-system > ${name}`,
);
