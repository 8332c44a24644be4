import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { SideContentInline, type SideContentProps } from '../../lib/side-content.js';
import { Anchor, type AnchorProps, type AsProps } from './anchor.js';
import { type LinkVariant, linkVariants } from './link.variants.js';
import type { NewTabProps } from './new-tab.js';

interface LinkOwnProps extends NewTabProps, SideContentProps {
  /**
   * The look of the link.
   * @default 'inline'
   */
  variant?: Exclude<LinkVariant, 'placeholder'> | undefined;
  /** The text of the link; it must make sense on its own (WCAG 2.4.4). */
  children?: ReactNode;
}

/**
 * Props of a {@link Link} that leads somewhere: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type TargetLinkProps<As extends ElementType = 'a'> = LinkOwnProps & AsProps<As, keyof LinkOwnProps>;

/** Props of a {@link Link} whose page does not exist yet: no `href`, no `as`, no `newTab`. */
export interface PlaceholderLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>,
    SideContentProps {
  /** The page does not exist yet. */
  variant: 'placeholder';
  /** A placeholder has no target. */
  href?: never;
  as?: never;
  newTab?: never;
  newTabLabel?: never;
}

/** Props of {@link Link}. Without `as` it may be a placeholder. */
export type LinkProps<As extends ElementType = 'a'> =
  | TargetLinkProps<As>
  | ('a' extends As ? PlaceholderLinkProps : never);

/**
 * Links to another page or place. For an action on this page use `Button`.
 *
 * A native anchor (WAI-ARIA APG, Link). The variant `placeholder` looks like a link but has no `href`, is announced as a
 * disabled link and is not in the Tab order.
 *
 * @example
 * <Link href="/gardens">See the gardens</Link>
 */
export function Link<As extends ElementType = 'a'>(props: LinkProps<As>) {
  if (isPlaceholder(props)) return <PlaceholderLink {...props} />;
  const { variant = 'inline', ...rest } = props;
  const { className, ...anchor }: AnchorProps = rest;
  return (
    <Anchor
      data-slot="link"
      data-variant={variant}
      {...anchor}
      className={linkVariants({ variant, className })}
    />
  );
}

function isPlaceholder(props: { variant?: LinkVariant | undefined }): props is PlaceholderLinkProps {
  return props.variant === 'placeholder';
}

function PlaceholderLink({
  variant,
  startContent,
  endContent,
  className,
  children,
  ...props
}: PlaceholderLinkProps) {
  return (
    <a
      data-slot="link"
      data-variant={variant}
      {...props}
      role="link"
      aria-disabled="true"
      className={linkVariants({ variant, className })}
    >
      <SideContentInline slot="link" startContent={startContent} endContent={endContent}>
        {children}
      </SideContentInline>
    </a>
  );
}
