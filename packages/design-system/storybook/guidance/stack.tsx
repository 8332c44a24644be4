import { Heading } from '../../src/components/heading/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

const first = <Heading level={3}>One login for every screen</Heading>;
const second = <Heading level={3}>A lower bill</Heading>;

export const groups: Pair = {
  good: (
    <Stack gap={8}>
      <Stack gap={2}>
        {first}
        <Text>Web, mobile and TV apps, managed together.</Text>
      </Stack>
      <Stack gap={2}>
        {second}
        <Text>One-click solutions cut cost.</Text>
      </Stack>
    </Stack>
  ),
  bad: (
    <Stack gap={4}>
      {first}
      <Text>Web, mobile and TV apps, managed together.</Text>
      {second}
      <Text>One-click solutions cut cost.</Text>
    </Stack>
  ),
};
