'use client';

import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../../lib/cx.js';
import { useFindable } from '../../lib/use-findable.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useTabs } from './tabs-context.js';

/** Props of {@link Tab}: those of a native `<div>`, which its panel gets, and these. */
export interface TabProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Identifies the tab among its siblings; not empty. It is not an anchor: links need the `id`. */
  value: string;
  /** The title in the list of tabs, as phrasing content: one to three words. */
  title: ReactNode;
  /** Id of the panel, unique in the page. A link to it selects the tab. */
  id?: string | undefined;
  /**
   * Whether the tab is disabled. It stays in the list, without its panel.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The view. */
  children?: ReactNode;
}

/**
 * One view in `Tabs`: its tab and its panel.
 *
 * @example
 * <Tab value="year" title="By year">
 *   <Text>Two months are free.</Text>
 * </Tab>
 */
export function Tab({ value, title, id, disabled = false, ...panel }: TabProps) {
  const { place, base, selected, first } = useTabs();
  // Set while rendering, so that the server's HTML has it: `Tabs` cannot see a tab that a component of the page renders.
  if (!disabled) first.current ||= value;
  // An id has no spaces.
  const own = `${base}-${encodeURIComponent(value)}`;
  const parts = {
    value,
    title,
    id: id ?? own,
    tabId: `${own}-tab`,
    active: (selected || first.current) === value,
  };
  if (place === 'list') return <TabLink {...parts} disabled={disabled} />;
  return disabled ? null : <TabPanel {...panel} {...parts} />;
}

interface PartProps extends Pick<TabProps, 'value' | 'title'> {
  /** Of the panel. */
  id: string;
  tabId: string;
  active: boolean;
}

/** A link to the panel, which becomes a tab. */
function TabLink({ value, title, id, tabId, active, disabled }: PartProps & { disabled: boolean }) {
  const { select, register } = useTabs();
  // Not that of `Tabs`: a tab inside a boundary of Suspense hydrates later.
  const enhanced = useHydrated();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(
    () => (disabled || !link.current ? undefined : register(value, link.current)),
    [disabled, value, register],
  );
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(value);
    event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const asTab = {
    role: 'tab',
    'aria-selected': active,
    'aria-controls': disabled ? undefined : id,
    tabIndex: active && !disabled ? 0 : -1,
    onClick: disabled ? undefined : onClick,
  };
  return (
    <li data-slot="tab-item" role={enhanced ? 'presentation' : undefined} className="ds:tab-item">
      <a
        ref={link}
        data-slot="tab"
        data-state={active ? 'active' : 'inactive'}
        data-disabled={disabled ? '' : undefined}
        id={tabId}
        href={disabled ? undefined : `#${id}`}
        aria-disabled={disabled || undefined}
        {...(enhanced ? asTab : disabled && { role: 'link' })}
        className="ds:tab"
      >
        {title}
      </a>
    </li>
  );
}

type PanelProps = PartProps & Omit<TabProps, 'id' | 'disabled'>;

function TabPanel({ value, title, id, tabId, active, className, children, ref, ...props }: PanelProps) {
  const { select, heading: Heading } = useTabs();
  const enhanced = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, []);
  useFindable(panel, active, () => select(value));
  return (
    <div
      data-slot="tab-panel"
      data-value={value}
      data-state={active ? 'active' : 'inactive'}
      {...props}
      {...(enhanced && active && { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex: 0 })}
      ref={panel}
      id={id}
      className={cx('ds:tab-panel', className)}
    >
      <Heading data-slot="tab-heading" className="ds:tab-heading">
        {title}
      </Heading>
      {children}
    </div>
  );
}
