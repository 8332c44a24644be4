/** Written by `theme.ts` when Storybook starts, so it may not be there when types are checked. */
declare module '*/generated/theme.mjs' {
  const themes: Readonly<Record<'light' | 'dark', import('./theme.ts').StorybookTheme>>;
  export default themes;
}

/** Written by `parts.ts`. */
declare module '*/generated/parts.mjs' {
  const parts: readonly import('./parts.ts').Part[];
  export default parts;
}
