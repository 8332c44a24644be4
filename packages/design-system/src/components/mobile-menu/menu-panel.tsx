'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import {
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useEffect,
  useImperativeHandle,
} from 'react';
import { cx } from '../../lib/cx.js';
import { useLatest } from '../../lib/use-latest.js';
import { MenuItemContext } from './menu-item-context.js';
import type { PanelProps } from './use-menu-focus.js';
import type { Place } from './use-menu-place.js';

const PANEL = cx(
  'ds:z-menu ds:flex ds:w-(--radix-dropdown-menu-content-available-width) ds:flex-col ds:overflow-y-auto',
  'ds:max-h-(--radix-dropdown-menu-content-available-height) ds:border-b-hairline ds:border-default',
  'ds:px-gutter ds:py-4 ds:font-sans ds:text-default ds:print:hidden',
  'ds:[clip-path:inset(0)] ds:[transition:clip-path_var(--ds-transition-enter)]',
  'ds:starting:[clip-path:inset(0_0_100%)]',
);

interface MenuPanelProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  place: Place | null;
  label: string;
  panel: PanelProps & { ref: RefCallback<HTMLElement> };
  children: ReactNode;
}

/** The panel of the menu: all of `MobileMenu` that needs Radix, so that it is loaded with the first opening. */
export function MenuPanel({ id, button, open, onOpenChange, place, label, panel, children }: MenuPanelProps) {
  const latest = useLatest(onOpenChange);
  useEffect(() => {
    if (!open) return;
    // In a layout of several pages the menu would stay open over the page that the reader goes back to.
    const close = () => latest.current(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open, latest]);
  return (
    <DropdownMenu.Root
      modal={false}
      open={open && place !== null}
      onOpenChange={onOpenChange}
      dir={place?.direction}
    >
      <DropdownMenu.Trigger asChild>
        <ButtonAsTrigger button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place?.container}>
        <DropdownMenu.Content
          data-slot="mobile-menu-panel"
          id={id}
          // In a bar it has the bar's theme and ground.
          data-theme={place?.container ? undefined : 'dark'}
          aria-label={label}
          aria-labelledby={undefined}
          className={cx(PANEL, place?.container?.dataset.ground === 'page' ? 'ds:bg-page' : 'ds:bg-ink')}
          loop
          align="end"
          sideOffset={place?.offset}
          {...panel}
        >
          <MenuItemContext value={DropdownMenu.Item}>{children}</MenuItemContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/**
 * Gives Radix the button that is in the page already. A trigger around the button would remount it when Radix has
 * loaded, and it would lose the focus.
 */
function ButtonAsTrigger({
  button,
  ref,
}: {
  button: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLButtonElement>;
}) {
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
}
