import { Chip } from '../../src/components/chip/index.js';
import { Cluster } from '../../src/components/cluster/index.js';
import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { Stack } from '../../src/components/stack/index.js';
import type { Pair } from '../blocks/do-dont.js';

const chips = (
  <Cluster gap={2}>
    <Chip>React</Chip>
    <Chip>Go</Chip>
    <Chip>SQL</Chip>
  </Cluster>
);

export const first: Pair = {
  good: (
    <Stack gap={3} align="start">
      <MotionToggle label="Technologies" />
      {chips}
    </Stack>
  ),
  bad: (
    <Stack gap={3} align="start">
      {chips}
      <MotionToggle label="Technologies" />
    </Stack>
  ),
};
