'use client';

import { type ComponentPropsWithRef, useId, useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { chooseTheme, followTheme, shownTheme, type ThemeChoice } from './theme.js';

/** Props of {@link ThemeToggle}: those of a native `<div>` and these. */
export interface ThemeToggleProps
  extends Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'children' | 'role'> {
  /**
   * Names the group.
   * @default 'Theme'
   */
  label?: string | undefined;
  /**
   * Name of the choice that follows the operating system.
   * @default 'System'
   */
  systemLabel?: string | undefined;
  /**
   * Name of the light theme.
   * @default 'Light'
   */
  lightLabel?: string | undefined;
  /**
   * Name of the dark theme.
   * @default 'Dark'
   */
  darkLabel?: string | undefined;
  /**
   * The chosen theme, where the page keeps it itself, as with next-themes: `'system'`, `'light'` or `'dark'`. The toggle then
   * sets and remembers none. Until hydration it shows `'system'`, as on the server.
   */
  value?: string | undefined;
  /** Called with the theme that the reader chooses. */
  onValueChange?: ((value: ThemeChoice) => void) | undefined;
}

const CHOICES = [
  ['system', SystemIcon],
  ['light', SunIcon],
  ['dark', MoonIcon],
] as const;

const onServer = (): ThemeChoice => 'system';

const followNothing = () => () => {};

/**
 * Lets a reader choose the theme of the page: that of the operating system, light or dark. It sets `data-theme` on the root
 * element, remembers the choice in the browser, and follows other toggles and other tabs. With a `value` the page does that.
 *
 * Native radio buttons (WAI-ARIA APG, Radio Group). Hidden without script. Add `themeScript` to the `head`, so that the
 * remembered theme is there before the first paint.
 *
 * @example
 * <ThemeToggle />
 */
export function ThemeToggle({
  label = 'Theme',
  systemLabel = 'System',
  lightLabel = 'Light',
  darkLabel = 'Dark',
  value,
  onValueChange,
  className,
  ...props
}: ThemeToggleProps) {
  useStyleCheck('theme-toggle', 'controls.css');
  const name = useId();
  const isControlled = value !== undefined;
  const chosen = useSyncExternalStore(
    isControlled ? followNothing : followTheme,
    () => value ?? shownTheme(),
    onServer,
  );
  const names = { system: systemLabel, light: lightLabel, dark: darkLabel };
  return (
    <div
      data-slot="theme-toggle"
      {...props}
      role="radiogroup"
      aria-label={label}
      className={cx('ds:theme-toggle', className)}
    >
      {CHOICES.map(([choice, Icon]) => (
        <label key={choice} data-slot="theme-toggle-choice" className="ds:theme-toggle-choice">
          <input
            data-slot="theme-toggle-control"
            type="radio"
            // Of no form, also inside one: it is not sent, and a reset leaves it.
            form=""
            name={name}
            value={choice}
            checked={choice === chosen}
            className="ds:theme-toggle-control"
            onChange={() => {
              if (!isControlled) chooseTheme(choice);
              onValueChange?.(choice);
            }}
          />
          <Icon data-slot="theme-toggle-icon" className="ds:theme-toggle-icon" />
          <VisuallyHidden>{names[choice]}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
