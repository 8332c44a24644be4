import { Stack } from '../../src/components/stack/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const tone: Pair = {
  good: (
    <Stack gap={2}>
      <Text>Company name (required)</Text>
      <Text size="sm" tone="muted">
        We answer within two days.
      </Text>
    </Stack>
  ),
  bad: (
    <Stack gap={2}>
      <Text tone="accent">Company name</Text>
      <Text size="xs" tone="muted">
        The order cannot be cancelled.
      </Text>
    </Stack>
  ),
};
