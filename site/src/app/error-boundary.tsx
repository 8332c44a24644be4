import { Button } from '@weft/design-system/button';
import { LinkButton } from '@weft/design-system/link';
import { Component, type ReactNode } from 'react';
import { errorViewText } from '../content/layout.ts';
import { pathOf } from '../navigation/routes.ts';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called when the error view is shown. */
  onError: () => void;
}

/** Replaces a page that fails to load or render with an error view. The layout stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div
        role="alert"
        // The stand-alone layout has a gutter already.
        className="mx-auto flex w-full max-w-container flex-col items-start gap-6 px-gutter py-section in-[.max-w-form]:p-0"
      >
        <h1 className="font-wide text-heading-lg">{errorViewText.heading}</h1>
        <p className="max-w-measure text-lead">{errorViewText.text}</p>
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => window.location.reload()}>{errorViewText.reload}</Button>
          <LinkButton tone="neutral" href={pathOf('landing')}>
            {errorViewText.home}
          </LinkButton>
        </div>
      </div>
    );
  }
}
