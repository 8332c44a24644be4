import type { ComponentPropsWithRef, ElementType } from 'react';
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
} & Omit<ComponentPropsWithRef<As>, Own | 'as'>;

/** Props that every link passes to its anchor, typed as those of an `<a>`, because `as` is known only to the caller. */
export interface AnchorProps extends ComponentPropsWithRef<'a'>, NewTabProps, SideContentProps {
  as?: ElementType | undefined;
  'data-slot'?: string;
  /** Slot with which the slots of the content begin. @default 'link' */
  contentSlot?: string;
  /** Slot of an element that keeps the label and the mark of a new tab together, for a link with a grid layout. */
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
  const marked = (
    <>
      {children}
      <NewTabMark label={newTabLabel} />
    </>
  );
  const label = labelSlot ? <span data-slot={labelSlot}>{marked}</span> : marked;
  const Content = labelSlot ? SideContentRow : SideContentInline;
  return (
    <Element {...props} {...(newTab ? newTabAttributes(rel) : { rel })}>
      <Content slot={contentSlot} startContent={startContent} endContent={endContent}>
        {newTab ? label : children}
      </Content>
    </Element>
  );
}
