import { Button } from '@weft/design-system/button';
import { Cluster } from '@weft/design-system/cluster';
import { Heading } from '@weft/design-system/heading';
import { LinkButton } from '@weft/design-system/link';
import { Page, PageMain } from '@weft/design-system/page';
import { Section } from '@weft/design-system/section';
import { Text } from '@weft/design-system/text';
import { Component, type ReactNode, startTransition } from 'react';
import { errorViewText } from '../content/layout.ts';
import { pathOf } from '../navigation/routes.ts';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /**
   * Whether the children are a whole page, so that the error view needs a shell of its own.
   * @default false
   */
  wholePage?: boolean;
  /** Called when the error view is shown. */
  onError: () => void;
}

/**
 * Replaces a page that fails to load or render with an error view. The layout stays, unless it failed itself. Its links to the
 * failed page load it again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
    document.addEventListener('click', this.retry);
  }

  override componentWillUnmount() {
    document.removeEventListener('click', this.retry);
  }

  retry = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.pathname !== window.location.pathname) return;
    document.removeEventListener('click', this.retry);
    startTransition(() => this.setState({ failed: false }));
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const view = (
      <Section
        as="div"
        role="alert"
        // The stand-alone layout has a ground and a gutter already.
        className="gap-6 in-[.max-w-form]:bg-surface in-[.max-w-form]:p-0"
      >
        <Heading level={1} size="md">
          {errorViewText.heading}
        </Heading>
        <Text size="lg">{errorViewText.text}</Text>
        <Cluster>
          <Button onClick={() => window.location.reload()}>{errorViewText.reload}</Button>
          <LinkButton variant="neutral" href={pathOf('landing')}>
            {errorViewText.home}
          </LinkButton>
        </Cluster>
      </Section>
    );
    if (!this.props.wholePage) return view;
    return (
      <Page>
        <PageMain>{view}</PageMain>
      </Page>
    );
  }
}
