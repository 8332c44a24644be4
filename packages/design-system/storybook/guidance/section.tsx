import { Button } from '../../src/components/button/index.js';
import { Cluster } from '../../src/components/cluster/index.js';
import { Heading } from '../../src/components/heading/index.js';
import { Section } from '../../src/components/section/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const ground: Pair = {
  good: (
    <>
      <Section ground="ink" spacing="sm">
        <Heading level={3}>AI Agents</Heading>
      </Section>
      <Section ground="subtle" spacing="sm">
        <Heading level={3}>Plans</Heading>
      </Section>
    </>
  ),
  bad: (
    <Section ground="ink" spacing="sm">
      <Heading level={3}>AI Agents</Heading>
      <Section ground="accent" spacing="sm">
        <Heading level={3}>AI customer assistants</Heading>
      </Section>
    </Section>
  ),
};

export const buttons: Pair = {
  good: (
    <Section ground="subtle" spacing="sm">
      <Cluster>
        <Button variant="action">Submit</Button>
        <Button>Cancel</Button>
      </Cluster>
    </Section>
  ),
  bad: (
    <Section ground="subtle" spacing="sm">
      <Button variant="action">Submit</Button>
      <Button>Cancel</Button>
    </Section>
  ),
};
