import { moves } from '../../motion/conditions.ts';
import { LazyScene } from '../../motion/lazy-scene.tsx';
import { Agents } from './agents.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Integrations } from './integrations.tsx';
import { Steps } from './steps.tsx';

const loadSmoothScroll = () => import('../../motion/smooth-scroll.ts');

/** The landing page: its sections in order (P-21). */
export default function Landing() {
  return (
    <>
      <LazyScene load={loadSmoothScroll} when={moves} />
      <Hero />
      <Benefits />
      <Steps />
      <Integrations />
      <Agents />
      <Closing />
    </>
  );
}
