import { Hero } from '../../src/components/hero/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

const start = (
  <LinkButton variant="action" href="#start">
    Start with your first app
  </LinkButton>
);

export const title: Pair = {
  good: <Hero headingLevel={2} title="Every app, agent and data flow, on one loom" actions={start} />,
  bad: <Hero headingLevel={2} title="Welcome to our website" actions={start} />,
};

export const actions: Pair = {
  good: (
    <Hero
      headingLevel={2}
      title="All under one roof"
      actions={
        <>
          {start}
          <LinkButton href="#talk">Talk to us</LinkButton>
        </>
      }
    />
  ),
  bad: (
    <Hero
      headingLevel={2}
      title="All under one roof"
      actions={
        <>
          {start}
          <LinkButton variant="action" href="#talk">
            Talk to us
          </LinkButton>
        </>
      }
    />
  ),
};
