import { createElement, type ReactElement, type SyntheticEvent, useRef } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Frames = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  position: 'absolute',
  inset: 0,
});
const Frame = styled.iframe({ width: '100%', height: '100%', border: 0 });

// The manager is bundled for a React of its own, whose elements the automatic JSX of ours would not be.
const SCHEMES = ['light', 'dark'] as const;

/** The story, or the page, in both schemes side by side; scrolling one scrolls the other. */
export function BothSchemes() {
  const api = useStorybookApi();
  const { viewMode } = useStorybookState();
  const [globals] = useGlobals();
  const frames = useRef<Partial<Record<string, Window>>>({});
  const data = api.getCurrentStoryData();
  if (!data) return null;
  const chosen = Object.entries(globals).filter(
    ([name, value]) => name !== 'theme' && typeof value === 'string',
  );
  const address = (scheme: string): string => {
    const all = [...chosen, ['theme', scheme]].map(([name, value]) => `${name}:${value}`).join(';');
    const view = viewMode === 'docs' || data.type === 'docs' ? 'docs' : 'story';
    return `iframe.html?id=${data.id}&viewMode=${view}&globals=${encodeURIComponent(all)}`;
  };
  const join = (scheme: string, { currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const own = currentTarget.contentWindow;
    if (!own) return;
    frames.current[scheme] = own;
    own.addEventListener('scroll', () => {
      for (const [name, other] of Object.entries(frames.current)) {
        // Setting the place that a window has already fires no further event, so the two come to rest.
        if (name !== scheme) other?.scrollTo({ top: own.scrollY, left: own.scrollX, behavior: 'instant' });
      }
    });
  };
  const frame = (scheme: string): ReactElement =>
    createElement(Frame, {
      key: `${scheme} ${data.id}`,
      title: `${data.name}, ${scheme}`,
      src: address(scheme),
      onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => join(scheme, event),
    });
  return createElement(Frames, null, SCHEMES.map(frame));
}
