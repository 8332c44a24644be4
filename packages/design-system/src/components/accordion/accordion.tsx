import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { AccordionHeadingLevel, AccordionLook } from './accordion-context.js';
import { AccordionEntry } from './accordion-entry.js';
import { AccordionRoot } from './accordion-root.js';

const part = (name: string) => ({ 'data-slot': `accordion-${name}`, className: `ds:accordion-${name}` });

const LOOK: AccordionLook = {
  sheet: 'navigation.css',
  root: { 'data-slot': 'accordion', className: 'ds:accordion' },
  item: part('item'),
  thread: part('thread'),
  heading: part('heading'),
  trigger: part('trigger'),
  title: part('title'),
  mark: part('mark'),
  markWeft: part('mark-weft'),
  markWarp: part('mark-warp'),
  details: part('details'),
  target: part('target'),
  panel: part('panel'),
  clip: part('clip'),
  content: part('content'),
  body: part('body'),
};

/** Props of {@link Accordion}: those of a native `<div>` and these. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /**
   * Whether several items may be open at once. Otherwise opening an item closes the open one.
   * @default false
   */
  multiple?: boolean | undefined;
  /**
   * Level of the heading around each title: one below the heading of the section.
   * @default 3
   */
  headingLevel?: AccordionHeadingLevel | undefined;
  /** The `value`s of the open items, none or one unless `multiple`; makes it controlled. */
  value?: readonly string[] | undefined;
  /**
   * The `value`s of the items that start open.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with the `value`s of the items that should be open. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** `AccordionItem`s. */
  children?: ReactNode;
}

/**
 * Titles that open and close what is below them: one item at a time, or several with `multiple`.
 *
 * WAI-ARIA APG, Accordion, without its optional arrow keys. Closed content stays in the page: the browser's search
 * finds it, and a link to an `id` in or on an item opens it. The server's HTML uses `<details>`, which work without
 * script; an item opened before hydration stays open.
 *
 * @example
 * <Accordion multiple headingLevel={2}>
 *   <AccordionItem value="delivery" title="Delivery">Two days, by bicycle.</AccordionItem>
 *   <AccordionItem value="returns" title="Returns">Thirty days, unopened.</AccordionItem>
 * </Accordion>
 */
export function Accordion({
  multiple = false,
  headingLevel = 3,
  value,
  defaultValue = [],
  onValueChange,
  ...props
}: AccordionProps) {
  return (
    <AccordionRoot
      look={LOOK}
      {...props}
      {...{ multiple, headingLevel, value, defaultValue, onValueChange }}
    />
  );
}

/** Props of {@link AccordionItem}: those of a native `<div>` and these. */
export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Identifies the item among its siblings; not empty. It is not an anchor: links need the `id`. */
  value: string;
  /**
   * Id of the item, unique in the page. A link to it opens the item and scrolls to it, even without script.
   */
  id?: string | undefined;
  /** The title, as phrasing content: it is inside a button in a heading. */
  title: ReactNode;
  /**
   * Whether the item is disabled: the reader can neither open nor close it. Give the reason in the title.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The content of the open item, of any kind and height. */
  children?: ReactNode;
}

/**
 * One title and its content, inside an `Accordion`: header and panel of WAI-ARIA APG, Accordion. Hydration remounts
 * the content, so keep its state outside of it.
 *
 * @example
 * <AccordionItem value="delivery" id="delivery" title="Delivery">
 *   Two days, by bicycle.
 * </AccordionItem>
 */
export function AccordionItem(props: AccordionItemProps) {
  return <AccordionEntry {...props} />;
}
