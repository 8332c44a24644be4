import { Stat, Stats } from '../../src/components/stats/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const unit: Pair = {
  good: (
    <Stats columns={2}>
      <Stat value="48 %" title="lower bill" description="Mean of the first year" />
      <Stat value="2 days" title="to the first app" />
    </Stats>
  ),
  bad: (
    <Stats columns={2}>
      <Stat value="48" title="lower bill (percent)" />
      <Stat value="∞" title="possibilities" />
    </Stats>
  ),
};
