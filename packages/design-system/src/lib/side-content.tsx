import type { ReactNode } from 'react';
import { hasContent } from './has-content.js';

/** Content before and after a text, the same for every control that takes it. */
export interface SideContentProps {
  /** Before the text, such as an icon. Hide a decorative icon from assistive technology with `aria-hidden`. */
  startContent?: ReactNode;
  /** After the text, such as an arrow or a count. Hide a decorative icon with `aria-hidden`. */
  endContent?: ReactNode;
}

interface LayoutProps extends SideContentProps {
  /** The `data-slot` of the control, with which the slots of the content begin. */
  slot: string;
  children?: ReactNode;
}

/** A row of start content, an element with the text, and end content, for a control that centres one element. */
export function SideContentRow({ slot, startContent, endContent, children }: LayoutProps) {
  const start = hasContent(startContent);
  const end = hasContent(endContent);
  if (!start && !end) return children;
  return (
    <span data-slot={`${slot}-content`} className="ds:inline-flex ds:min-w-0 ds:items-center ds:gap-2">
      {start && (
        <span data-slot={`${slot}-start`} className="ds:inline-flex ds:shrink-0">
          {startContent}
        </span>
      )}
      {children}
      {end && (
        <span data-slot={`${slot}-end`} className="ds:inline-flex ds:shrink-0">
          {endContent}
        </span>
      )}
    </span>
  );
}

/** Start content, text and end content in a line of text, which may break between its words. */
export function SideContentInline({ slot, startContent, endContent, children }: LayoutProps) {
  return (
    <>
      {hasContent(startContent) && (
        <span data-slot={`${slot}-start`} className="ds:me-1 ds:inline-flex ds:shrink-0 ds:align-middle">
          {startContent}
        </span>
      )}
      {children}
      {hasContent(endContent) && (
        <span data-slot={`${slot}-end`} className="ds:ms-1 ds:inline-flex ds:shrink-0 ds:align-middle">
          {endContent}
        </span>
      )}
    </>
  );
}
