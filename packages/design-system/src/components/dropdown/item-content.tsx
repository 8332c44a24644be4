'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { Children, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.js';
import { hasContent } from '../../lib/has-content.js';

/** The content of an item. */
export interface ItemContentProps {
  /** Before the text, such as an icon, hidden from assistive technology with `aria-hidden`. */
  startContent?: ReactNode;
  /** After the text, such as a keyboard shortcut or a count. */
  endContent?: ReactNode;
  /** A few words below the text. */
  description?: ReactNode;
  /** The text; typing its first letters finds the item. */
  children: ReactNode;
}

interface Props extends ItemContentProps {
  /** Whether the item has space for the check mark of a chosen one. */
  choice?: boolean;
}

/** The text for typeahead: the item's label, if it is plain text. Otherwise Radix uses all of the content. */
export function textValueOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part !== 'object') ? parts.join('') : undefined;
}

/** The content of every item; all of it is the item's name (WCAG 2.5.3). */
export function ItemContent({ choice = false, startContent, endContent, description, children }: Props) {
  return (
    <>
      {choice && (
        <span data-slot="dropdown-item-mark" className="ds:dropdown-item-mark">
          <Radix.ItemIndicator asChild>
            <CheckIcon data-slot="dropdown-item-check" className="ds:dropdown-item-check" />
          </Radix.ItemIndicator>
        </span>
      )}
      {hasContent(startContent) && (
        <span data-slot="dropdown-item-start" className="ds:dropdown-item-start">
          {startContent}
        </span>
      )}
      <span data-slot="dropdown-item-words" className="ds:dropdown-item-words">
        <span data-slot="dropdown-item-label">{children}</span>
        {hasContent(description) && (
          <span data-slot="dropdown-item-description" className="ds:dropdown-item-description">
            {description}
          </span>
        )}
      </span>
      {hasContent(endContent) && (
        <span data-slot="dropdown-item-end" className="ds:dropdown-item-end">
          {endContent}
        </span>
      )}
    </>
  );
}
