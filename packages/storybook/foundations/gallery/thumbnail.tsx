import { loadStories, type Stories } from '@weft/design-system/storybook/part-stories.ts';
import { Component, type ReactNode, useEffect, useRef, useState } from 'react';

/** Components that need a wide page, beside those whose stories have no padding. */
const WIDE = new Set([
  'agent-list-item',
  'benefit-card',
  'carousel',
  'comparison-table',
  'stats',
  'steps-figure',
]);

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

/** Keeps the gallery when a story needs what the gallery does not have. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** A component's default story, small, in both colour schemes. Nothing in it can be reached. */
export function Thumbnail({ of }: { of: string }) {
  const { place, stories } = useStories(of);
  const story = stories?.Default;
  const meta = story?.meta.input;
  const args = { ...meta?.args, ...story?.input.args };
  const render = story?.input.render ?? meta?.render;
  const Default = meta?.component;
  const isWide = WIDE.has(of) || meta?.parameters?.layout === 'fullscreen';
  const picture = (): ReactNode => (render ? render(args, {}) : Default && <Default {...args} />);
  return (
    <div ref={place} className="gallery-picture" data-wide={isWide || undefined} inert>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="gallery-half" data-theme={theme}>
          <div className="gallery-sheet">
            <Guard>{story && picture()}</Guard>
          </div>
        </div>
      ))}
    </div>
  );
}
