/** Written by `theme.ts` when Storybook starts, so it may not be there when types are checked. */
declare module '*/generated/theme.mjs' {
  const themes: Readonly<Record<'light' | 'dark', import('./theme.ts').StorybookTheme>>;
  export default themes;
}

/** Written by `sizes.ts`. */
declare module '*/generated/sizes.mjs' {
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
