import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import generated from './foundations/generated/theme.mjs';
import { applyModes } from './modes.js';

/** Storybook's own parts of a page, in the colours of the tokens. */
const themes = { light: create(generated.light), dark: create(generated.dark) };

type Scheme = keyof typeof themes;

const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The scheme that a choice in the toolbar means on this machine. */
const schemeOf = (theme: unknown): Scheme =>
  theme === 'dark' || (theme !== 'light' && systemIsDark().matches) ? 'dark' : 'light';

/** Puts the toolbar's modes on the page, which has no decorator that would, and returns the scheme in force. */
function useToolbar(): Scheme {
  const [theme, setTheme] = useState<unknown>();
  const [scheme, setScheme] = useState(() => schemeOf(theme));
  useEffect(() => {
    const channel = addons.getChannel();
    const apply = ({ globals }: { globals: Record<string, unknown> }): void => {
      applyModes(document.documentElement, globals);
      setTheme(globals.theme);
    };
    const [known] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    if (known) apply(known);
    channel.on(GLOBALS_UPDATED, apply);
    return () => channel.off(GLOBALS_UPDATED, apply);
  }, []);
  useEffect(() => {
    const look = (): void => setScheme(schemeOf(theme));
    const query = systemIsDark();
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [theme]);
  return scheme;
}

/** A page of the documentation: follows the toolbar like any canvas, and is the main landmark of its document. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useToolbar();
  useEffect(() => document.getElementById('storybook-docs')?.setAttribute('role', 'main'), []);
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
