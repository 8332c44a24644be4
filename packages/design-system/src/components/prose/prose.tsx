import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

/** Props of {@link Prose}: those of a native `<div>`. */
export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Plain HTML, as MDX or a content management system renders it, with components among it. */
  children?: ReactNode;
}

/**
 * Gives plain HTML the look of the system: headings, paragraphs, lists, quotations, code, tables, pictures and links.
 * For articles, legal pages and answers that come from MDX or a content management system.
 *
 * Its styles are in `@weft/design-system/prose.css`, beside `styles.css`.
 *
 * Components of the package keep their own look in it; only the space around them is the text's.
 *
 * @example
 * <Prose>
 *   <h2>Terms</h2>
 *   <p>What we promise, and what we ask of you.</p>
 * </Prose>
 */
export function Prose({ className, ...props }: ProseProps) {
  return <div data-slot="prose" {...props} className={cx('ds:prose', className)} />;
}
