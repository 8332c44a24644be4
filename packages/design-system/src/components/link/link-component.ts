import type { ElementType } from 'react';

/** What renders a link for a part: `a`, or a component that takes `href`, such as the link of `next/link`. */
export type LinkComponent = ElementType<{
  /** Where the link leads. */
  href: string;
}>;
