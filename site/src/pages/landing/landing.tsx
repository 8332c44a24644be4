import { Suspense } from 'react';
import { moves } from '../../motion/conditions.ts';
import { LazyScene } from '../../motion/lazy-scene.tsx';
import { Agents } from './agents.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Integrations } from './integrations.tsx';
import { Steps } from './steps.tsx';

const loadSmoothScroll = () => import('../../motion/smooth-scroll.ts');

const sections = { Hero, Benefits, Steps, Integrations, Agents, Closing };

/**
 * The landing page: its sections in order (P-21). Each section hydrates by itself. When `hydrateOnIntent` repeats a click,
 * React hydrates the clicked section first, at once.
 */
export default function Landing() {
  return (
    <>
      <LazyScene load={loadSmoothScroll} when={moves} />
      {Object.entries(sections).map(([name, Section]) => (
        <Suspense key={name}>
          <Section />
        </Suspense>
      ))}
    </>
  );
}
