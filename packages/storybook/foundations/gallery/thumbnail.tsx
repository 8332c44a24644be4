import { frameAddress } from '@weft/design-system/storybook/page-frames.ts';
import { loadStories, type Stories } from '@weft/design-system/storybook/part-stories.ts';
import { Component, type ReactNode, useEffect, useRef, useState } from 'react';

/** Components that need a wide page, beside those whose stories have no padding. */
const WIDE = new Set([
  'agent-list-item',
  'benefit-card',
  'carousel',
  'chip-marquee',
  'comparison-table',
  'grid',
  'logo-wall',
  'media-text',
  'pagination',
  'section-heading',
  'stats',
  'steps-figure',
]);

/** Components that are too high for half a thumbnail: their two halves stand side by side, smaller. */
const HIGH = new Set(['call-to-action', 'footer', 'hero', 'page']);

/** Loads a component's stories once its place comes near the window. */
function useStories(of: string) {
  const place = useRef<HTMLDivElement>(null);
  const [stories, setStories] = useState<Stories>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadStories[of]?.().then(setStories);
      },
      { rootMargin: '400px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [of]);
  return { place, stories };
}

/** Keeps the gallery working when a story fails in it. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** A story in a document of its own, in one colour scheme. */
function Frame({ id, theme }: { id: string; theme: 'light' | 'dark' }) {
  const pinned = `theme:${theme}`;
  // The address of the first render. When the toolbar changes, the page sets the frame's address itself.
  const [address] = useState(() => frameAddress(id, pinned));
  return <iframe title={`Open, ${theme}`} data-globals={pinned} src={address} />;
}

/**
 * A component's story, small, in both colour schemes; a part that is hidden by itself is shown open or focused, in a document
 * of its own. The thumbnail is inert.
 *
 * @param props.of The component's folder.
 * @param props.shown Id of the story that pictures it.
 */
export function Thumbnail({ of, shown }: { of: string; shown: string }) {
  const { place, stories } = useStories(of);
  const story = stories?.Default;
  const meta = story?.meta.input;
  const args = { ...meta?.args, ...story?.input.args };
  const render = story?.input.render ?? meta?.render;
  const Default = meta?.component;
  const isHigh = HIGH.has(of);
  const isWide = !isHigh && (WIDE.has(of) || meta?.parameters?.layout === 'fullscreen');
  const picture = (): ReactNode => (render ? render(args, {}) : Default && <Default {...args} />);
  const isHeld = !shown.endsWith('--default');
  return (
    <div
      ref={place}
      className="gallery-picture"
      data-wide={(isWide && !isHeld) || undefined}
      data-framed={WIDE.has(of) || undefined}
      data-high={isHigh || undefined}
      inert
    >
      {(['light', 'dark'] as const).map((theme) =>
        isHeld ? (
          <div key={theme} className="gallery-half frame-wait" data-theme={theme}>
            {stories && <Frame id={shown} theme={theme} />}
          </div>
        ) : (
          <div key={theme} className="gallery-half" data-theme={theme}>
            <div className="gallery-sheet">
              <Guard>{story && picture()}</Guard>
            </div>
          </div>
        ),
      )}
    </div>
  );
}
