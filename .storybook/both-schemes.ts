import { createElement, type ReactElement, type SyntheticEvent, useRef } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Frames = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  position: 'absolute',
  inset: 0,
});
const Frame = styled.iframe({ width: '100%', height: '100%', border: 0 });

const SCHEMES = ['light', 'dark'] as const;

/** A story or page in both colour schemes side by side, with synchronised scrolling. */
export function BothSchemes() {
  const api = useStorybookApi();
  const { viewMode } = useStorybookState();
  const [globals] = useGlobals();
  const frames = useRef<Partial<Record<string, Window>>>({});
  const data = api.getCurrentStoryData();
  if (!data) return null;
  const address = (scheme: string): string => {
    const chosen = buildArgsParam({}, { ...globals, theme: scheme });
    const view = viewMode === 'docs' || data.type === 'docs' ? 'docs' : 'story';
    const args = data.type === 'story' ? buildArgsParam(data.initialArgs, data.args ?? {}) : '';
    return `iframe.html?id=${data.id}&viewMode=${view}&args=${args}&globals=${chosen}`;
  };
  const join = (scheme: string, { currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const own = currentTarget.contentWindow;
    if (!own) return;
    frames.current[scheme] = own;
    own.addEventListener('scroll', () => {
      for (const [name, other] of Object.entries(frames.current)) {
        // Scrolling to the current position fires no event, so the two do not loop.
        if (name !== scheme) other?.scrollTo({ top: own.scrollY, left: own.scrollX, behavior: 'instant' });
      }
    });
  };
  const frame = (scheme: string): ReactElement =>
    createElement(Frame, {
      // A frame that gets another address adds an entry to the history.
      key: address(scheme),
      title: `${data.name}, ${scheme}`,
      src: address(scheme),
      onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => join(scheme, event),
    });
  // The manager bundles its own React, so the automatic JSX runtime cannot be used here.
  return createElement(Frames, null, SCHEMES.map(frame));
}
