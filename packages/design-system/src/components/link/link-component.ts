import type { ElementType, ReactNode } from 'react';

/** The component that renders a link of a part: `a`, or one that takes `href`, such as the link of `next/link`. */
export type LinkComponent = ElementType<{
  /** Where the link leads. */
  href: string;
  /** The classes of the part. */
  className?: string | undefined;
  /** The words of the link. */
  children?: ReactNode;
}>;
