import { Cluster } from '../../src/components/cluster/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import { Section } from '../../src/components/section/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

const logo = (
  <Text as="span" weight="semibold">
    Weft
  </Text>
);

const login = (
  <LinkButton variant="action" href="#login">
    Login
  </LinkButton>
);

/** The row of the bar, which itself hides its actions where it is as narrow as an example. */
export const oneAction: Pair = {
  good: (
    <Section ground="ink" spacing="sm">
      <Cluster justify="between">
        {logo}
        {login}
      </Cluster>
    </Section>
  ),
  bad: (
    <Section ground="ink" spacing="sm">
      <Cluster justify="between">
        {logo}
        <Cluster gap={2}>
          {login}
          <LinkButton variant="action" href="#signup">
            Start now
          </LinkButton>
        </Cluster>
      </Cluster>
    </Section>
  ),
};
