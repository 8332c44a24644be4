import { ExternalIcon } from '../../icons/icons.js';

/** Props that open a link in a new tab, shared by every link of the package. */
export interface NewTabProps {
  /**
   * Opens in a new tab, with an arrow and a text for assistive technology.
   * @default false
   */
  newTab?: boolean | undefined;
  /**
   * The text for assistive technology.
   * @default 'opens in a new tab'
   */
  newTabLabel?: string | undefined;
}

/** The attributes of a link in a new tab; `noopener` is added to the caller's `rel`. */
export function newTabAttributes(rel: string | undefined) {
  return { target: '_blank', rel: rel ? `${rel} noopener` : 'noopener' } as const;
}

/** The arrow and the hidden text of a link in a new tab (WCAG technique G201). */
export function NewTabMark({ label = 'opens in a new tab' }: { label: string | undefined }) {
  return (
    <>
      <ExternalIcon
        data-slot="link-new-tab-icon"
        className="ds:ms-1 ds:inline ds:size-3 ds:shrink-0 ds:align-baseline"
        strokeWidth="2.5"
      />
      <span data-slot="link-new-tab-label" className="ds:sr-only">{` (${label})`}</span>
    </>
  );
}
