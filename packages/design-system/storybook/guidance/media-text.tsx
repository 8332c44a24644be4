import { Image } from '../../src/components/image/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import { MediaText } from '../../src/components/media-text/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { cloth } from '../../test/examples/pictures.js';
import type { Pair } from '../blocks/do-dont.js';

const picture = <Image src={cloth(480, 160)} alt="" width={480} height={160} />;

export const oneThing: Pair = {
  good: (
    <MediaText
      headingLevel={3}
      title="Days, not months"
      description="Launch web, mobile and TV apps without a complex backend."
      actions={<LinkButton href="#steps">How it works?</LinkButton>}
      media={picture}
    />
  ),
  bad: (
    <MediaText
      headingLevel={3}
      title="Apps, agents, data flows, prices and support"
      actions={
        <Stack gap={2}>
          <LinkButton variant="action" href="#signup">
            Start with your first app
          </LinkButton>
          <LinkButton variant="action" href="#talk">
            Talk to us
          </LinkButton>
        </Stack>
      }
      media={picture}
    />
  ),
};
