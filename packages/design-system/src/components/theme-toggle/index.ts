export type { ThemeChoice } from './theme.js';
export { themeScript, themeScriptHash } from './theme-script.js';
export { ThemeToggle, type ThemeToggleProps } from './theme-toggle.js';
