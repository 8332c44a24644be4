import type { ComponentPropsWithRef, ElementType } from 'react';
import type { PropsOf } from '../../lib/as-props.js';
import { SideContentInline, type SideContentProps, SideContentRow } from '../../lib/side-content.js';
import { NewTabMark, type NewTabProps, newTabAttributes } from './new-tab.js';

/**
 * The prop `as` of a link, and the props of the component that it names.
 *
 * @typeParam As The component that renders the anchor.
 * @typeParam Own The names of the link's own props, which `as` does not receive.
 */
export type AsProps<As extends ElementType, Own extends PropertyKey> = {
  /**
   * The component that renders the anchor, such as a router's link; its own props are then accepted here.
   * @default 'a'
   */
  as?: As | undefined;
} & Omit<PropsOf<As, 'a'>, Own | 'as'>;

/** Props that every link passes to its anchor, typed as those of an `<a>`, because `as` is known only to the caller. */
export interface AnchorProps extends ComponentPropsWithRef<'a'>, NewTabProps, SideContentProps {
  as?: ElementType | undefined;
  'data-slot'?: string;
  /** Slot with which the slots of the content begin. @default 'link' */
  contentSlot?: string;
  /** Slot of an element around the label and the mark of a new tab, for a link that is laid out as a button. */
  labelSlot?: string;
}

/** The anchor of every link: `as`, or an `<a>`; marked when it opens in a new tab. Not public. */
export function Anchor({
  as: Element = 'a',
  newTab = false,
  newTabLabel,
  labelSlot,
  contentSlot = 'link',
  startContent,
  endContent,
  rel,
  children,
  ...props
}: AnchorProps) {
  const marked = newTab ? (
    <>
      {children}
      <NewTabMark label={newTabLabel} />
    </>
  ) : (
    children
  );
  const Content = labelSlot ? SideContentRow : SideContentInline;
  return (
    <Element {...props} {...(newTab ? newTabAttributes(rel) : { rel })}>
      <Content slot={contentSlot} startContent={startContent} endContent={endContent}>
        {labelSlot ? (
          <span data-slot={labelSlot} className="ds:button-label">
            {marked}
          </span>
        ) : (
          marked
        )}
      </Content>
    </Element>
  );
}
