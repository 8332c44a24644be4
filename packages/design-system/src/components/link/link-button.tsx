import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { type ButtonVariants, buttonVariants } from '../button/button.variants.js';
import { NewTabMark, type NewTabProps, newTabAttributes } from './new-tab.js';

interface LinkButtonOwnProps extends ButtonVariants, NewTabProps {
  /** What the link says: the place it leads to, or the step it takes. */
  children?: ReactNode;
}

/**
 * Props of {@link LinkButton}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type LinkButtonProps<As extends ElementType = 'a'> = LinkButtonOwnProps & {
  /**
   * The component that renders the anchor, such as a router's link; its own props are then accepted here.
   * @default 'a'
   */
  as?: As | undefined;
} & Omit<ComponentPropsWithRef<As>, keyof LinkButtonOwnProps | 'as'>;

/**
 * Goes somewhere and looks like a button: for the one step that a view wants taken next.
 *
 * A native anchor (WAI-ARIA APG, Link), announced as a link. What starts something on this page is a `Button`.
 */
export function LinkButton<As extends ElementType = 'a'>(props: LinkButtonProps<As>) {
  const {
    as,
    tone = 'neutral',
    size = 'md',
    fullWidth = false,
    newTab = false,
    newTabLabel,
    ...rest
  } = props;
  const { className, rel, children, ...anchor }: ComponentPropsWithRef<'a'> = rest;
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor
      data-slot="link-button"
      data-tone={tone}
      data-size={size}
      {...anchor}
      {...(newTab ? newTabAttributes(rel) : { rel })}
      className={buttonVariants({ tone, size, fullWidth, className })}
    >
      {newTab ? (
        <span data-slot="link-button-label">
          {children}
          <NewTabMark label={newTabLabel} />
        </span>
      ) : (
        children
      )}
    </Anchor>
  );
}
