import { Card } from '../../src/components/card/index.js';
import { Grid } from '../../src/components/grid/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const kind: Pair = {
  good: (
    <Grid columns={2} gap={4}>
      <Card title="Launch Apps" description="For web, mobile and TV." />
      <Card title="AI Agents" description="For customers and teams." />
    </Grid>
  ),
  bad: (
    <Grid columns={2} gap={4}>
      <Text>Solo</Text>
      <Text>€0</Text>
      <Text>Team</Text>
      <Text>€49</Text>
    </Grid>
  ),
};
