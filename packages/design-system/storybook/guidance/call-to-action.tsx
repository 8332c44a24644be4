import { CallToAction } from '../../src/components/call-to-action/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

const start = (
  <LinkButton variant="action" href="#signup">
    Start with your first app
  </LinkButton>
);

export const oneThing: Pair = {
  good: <CallToAction title="All the AI Possibilities Under One Roof" actions={start} />,
  bad: (
    <CallToAction
      title="There is so much to do"
      actions={
        <>
          {start}
          <LinkButton variant="action" href="#talk">
            Talk to us
          </LinkButton>
          <LinkButton variant="action" href="#news">
            Subscribe
          </LinkButton>
        </>
      }
    />
  ),
};

export const onAction: Pair = {
  good: (
    <CallToAction
      ground="action"
      title="Start with your first app"
      actions={<LinkButton href="#signup">Sign Up</LinkButton>}
    />
  ),
  bad: (
    <CallToAction
      ground="action"
      title="Start with your first app"
      actions={
        <LinkButton variant="action" href="#signup">
          Sign Up
        </LinkButton>
      }
    />
  ),
};
