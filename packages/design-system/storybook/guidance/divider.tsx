import { Divider } from '../../src/components/divider/index.js';
import { Heading } from '../../src/components/heading/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const few: Pair = {
  good: (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3}>Launch Apps</Heading>
        <Text>For web, mobile and TV.</Text>
      </Stack>
      <Divider />
      <Text tone="muted">© 2025 Weft</Text>
    </Stack>
  ),
  bad: (
    <Stack gap={2}>
      <Heading level={3}>Launch Apps</Heading>
      <Divider />
      <Text>For web, mobile and TV.</Text>
      <Divider />
      <Text tone="muted">© 2025 Weft</Text>
      <Divider />
    </Stack>
  ),
};
