import type { ComponentPropsWithRef, ElementType } from 'react';
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

/** What every link passes on to its anchor. Its element is known only where the link is used. */
export interface AnchorProps extends ComponentPropsWithRef<'a'>, NewTabProps {
  as?: ElementType | undefined;
  'data-slot'?: string;
  /** Wraps the label and the mark of a new tab in a part of this name: for a link that is a grid. */
  labelSlot?: string;
}

/** The anchor of every link: what `as` names, or an `<a>`; marked where it opens a new tab. Not public. */
export function Anchor({
  as: Element = 'a',
  newTab = false,
  newTabLabel,
  labelSlot,
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
  return (
    <Element {...props} {...(newTab ? newTabAttributes(rel) : { rel })}>
      {newTab ? label : children}
    </Element>
  );
}
