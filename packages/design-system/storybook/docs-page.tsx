import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import generated from './generated/theme.mjs';
import { applyModes, modes } from './modes.js';
import { leadFrames } from './page-frames.js';
import { wearBrand } from './wear-brand.js';
import './docs-page.css';
import './docs-code.css';
import './docs-canvas.css';
import './docs-colours.css';

/** The theme of Storybook's own parts of a page, with the colours of the tokens. */
const themes = { light: create(generated.light), dark: create(generated.dark) };

type Scheme = keyof typeof themes;

const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The colour scheme that a toolbar setting has on this machine. */
const schemeOf = (theme: unknown): Scheme =>
  theme === 'dark' || (theme !== 'light' && systemIsDark().matches) ? 'dark' : 'light';

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's settings when the page loaded. */
function toolbar(): Globals {
  const channel = addons.getChannel();
  const [known] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return known?.globals ?? {};
}

/** What a page shows of the toolbar's settings. The pages of the foundations give the values of the package's own brand. */
function shownOf(globals: Globals): Globals {
  const isFoundation = new URLSearchParams(location.search).get('id')?.startsWith('foundations-');
  return isFoundation ? { ...globals, brand: modes.brand.initial } : globals;
}

/** Whether the page is being printed. */
function usePrint(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const follow = (name: string, is: boolean): void =>
      // At once: the browser takes the page as it is after the event.
      window.addEventListener(name, () => flushSync(() => setPrinted(is)), { signal: stop.signal });
    follow('beforeprint', true);
    follow('afterprint', false);
    return () => stop.abort();
  }, []);
  return isPrinted;
}

/** Applies the toolbar's modes to the page, which has no decorators, and returns the active colour scheme. */
function useToolbar(): Scheme {
  const [globals, setGlobals] = useState(() => {
    const known = toolbar();
    leadFrames(shownOf(known));
    return known;
  });
  const { theme } = globals;
  const isPrinted = usePrint();
  const [scheme, setScheme] = useState(() => schemeOf(theme));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Globals }): void => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    const shown = shownOf(globals);
    leadFrames(shown);
    void wearBrand(shown.brand);
  }, [globals]);
  useEffect(() => {
    // On paper in light: browsers leave out the grounds that the text of a dark theme needs.
    const shown = isPrinted ? { ...globals, theme: 'light' } : globals;
    applyModes(document.documentElement, shownOf(shown));
  }, [globals, isPrinted]);
  useEffect(() => {
    const look = (): void => setScheme(schemeOf(theme));
    const query = systemIsDark();
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [theme]);
  return isPrinted ? 'light' : scheme;
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
