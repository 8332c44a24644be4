import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

/** Props of {@link Page}: those of a native `<div>`. */
export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `SkipLink`, `TopBar`, `PageMain` and `Footer`, in this order; only `PageMain` is needed. */
  children: ReactNode;
}

/**
 * The shell of a page: ground, text colour and typeface of the theme, at least as high as the window.
 *
 * While it is in the document, `body` has no margin, the window has the page's ground, and what script or a link
 * scrolls to stops below a `TopBar`.
 *
 * @example
 * <Page>
 *   <SkipLink href="#main" />
 *   <TopBar>
 *     <TopBarLogo href="/">Teahouse</TopBarLogo>
 *   </TopBar>
 *   <PageMain>
 *     <Section>
 *       <SectionHeading headingLevel={1}>Forty gardens, one shop</SectionHeading>
 *     </Section>
 *   </PageMain>
 * </Page>
 */
export function Page({ className, ...props }: PageProps) {
  return <div data-slot="page" {...props} className={cx('ds:page', className)} />;
}

/** Props of {@link PageMain}: those of a native `<main>` and these. */
export interface PageMainProps extends ComponentPropsWithRef<'main'> {
  /**
   * The target of the page's `SkipLink`.
   * @default 'main'
   */
  id?: string | undefined;
  /** `Section`s, usually. A single one fills the height between bar and footer. */
  children?: ReactNode;
}

/**
 * The main landmark of a {@link Page}. It begins below a `TopBar`, where there is one, and takes the height that a
 * `Footer` leaves. It can receive focus from script, so that a router can move focus to it after a change of page.
 *
 * @example
 * <PageMain>
 *   <Section ground="ink">
 *     <SectionHeading headingLevel={1} size="xl">Forty gardens, one shop</SectionHeading>
 *   </Section>
 * </PageMain>
 */
export function PageMain({ id = 'main', className, ...props }: PageMainProps) {
  return (
    <main data-slot="page-main" id={id} tabIndex={-1} {...props} className={cx('ds:page-main', className)} />
  );
}
