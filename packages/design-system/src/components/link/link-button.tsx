import type { ElementType, ReactNode } from 'react';
import { type ButtonVariants, buttonVariants } from '../button/button.variants.js';
import { Anchor, type AnchorProps, type AsProps } from './anchor.js';
import type { NewTabProps } from './new-tab.js';

interface LinkButtonOwnProps extends ButtonVariants, NewTabProps {
  /** What the link says: the place it leads to, or the step it takes. */
  children?: ReactNode;
}

/**
 * Props of {@link LinkButton}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type LinkButtonProps<As extends ElementType = 'a'> = LinkButtonOwnProps &
  AsProps<As, keyof LinkButtonOwnProps>;

/**
 * Goes somewhere and looks like a button: for the one step that a view wants taken next.
 *
 * A native anchor (WAI-ARIA APG, Link), announced as a link. What starts something on this page is a `Button`.
 */
export function LinkButton<As extends ElementType = 'a'>(props: LinkButtonProps<As>) {
  const { tone = 'neutral', size = 'md', fullWidth = false, ...rest } = props;
  const { className, ...anchor }: AnchorProps = rest;
  return (
    <Anchor
      data-slot="link-button"
      data-tone={tone}
      data-size={size}
      {...anchor}
      labelSlot="link-button-label"
      className={buttonVariants({ tone, size, fullWidth, className })}
    />
  );
}
