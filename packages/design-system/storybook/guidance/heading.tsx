import { Heading } from '../../src/components/heading/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Text } from '../../src/components/text/index.js';
import { State } from '../../test/canvas.js';
import type { Pair } from '../blocks/do-dont.js';

export const outline: Pair = {
  good: (
    <>
      <State name="h2">
        <Heading level={2}>AI Agents</Heading>
      </State>
      <State name="h3">
        <Heading level={3} size="sm">
          AI customer assistants
        </Heading>
      </State>
    </>
  ),
  bad: (
    <>
      <State name="h4">
        <Heading level={4} size="sm">
          AI Agents
        </Heading>
      </State>
      <State name="h2">
        <Heading level={2}>AI customer assistants</Heading>
      </State>
    </>
  ),
};

export const large: Pair = {
  good: (
    <Stack gap={2}>
      <Heading level={3}>A lower bill</Heading>
      <Text>48 % less in the first year.</Text>
    </Stack>
  ),
  bad: (
    <Stack gap={2}>
      <Heading level={3} size="lg">
        48 %
      </Heading>
      <Text>A lower bill</Text>
    </Stack>
  ),
};
