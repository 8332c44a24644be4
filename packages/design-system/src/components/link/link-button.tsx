import type { ElementType, ReactNode } from 'react';
import type { SideContentProps } from '../../lib/side-content.js';
import { type ButtonVariants, buttonVariants } from '../button/button.variants.js';
import { Anchor, type AnchorProps, type AsProps } from './anchor.js';
import type { NewTabProps } from './new-tab.js';

interface LinkButtonOwnProps extends ButtonVariants, NewTabProps, SideContentProps {
  /** The text of the link. */
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
 * A link that looks like a button: for the most important next step of a view.
 *
 * A native anchor (WAI-ARIA APG, Link), announced as a link. For an action on this page use `Button`.
 *
 * @example
 * <LinkButton variant="action" href="/start" endContent={<ArrowRightIcon />}>
 *   Start for free
 * </LinkButton>
 */
export function LinkButton<As extends ElementType = 'a'>(props: LinkButtonProps<As>) {
  const { variant = 'neutral', size = 'md', fullWidth = false, ...rest } = props;
  const { className, ...anchor }: AnchorProps = rest;
  return (
    <Anchor
      data-slot="link-button"
      data-variant={variant}
      data-size={size}
      {...anchor}
      contentSlot="link-button"
      labelSlot="link-button-label"
      // A new option of the button is a type error here until the link takes it, too.
      className={buttonVariants({ variant, size, fullWidth, className } satisfies Record<
        keyof ButtonVariants | 'className',
        unknown
      >)}
    />
  );
}
