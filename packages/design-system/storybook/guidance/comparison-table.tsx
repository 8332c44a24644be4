import { ComparisonTable } from '../../src/components/comparison-table/index.js';
import type { Pair } from '../blocks/do-dont.js';

const plans = [{ title: 'Solo' }, { title: 'Team' }];

export const values: Pair = {
  good: (
    <ComparisonTable
      caption="What is in each plan"
      plans={plans}
      groups={[
        {
          rows: [
            { title: 'Apps', values: ['1', '10'] },
            { title: 'AI agents', values: [false, true] },
          ],
        },
      ]}
    />
  ),
  bad: (
    <ComparisonTable
      caption="What is in each plan, in our words"
      plans={plans}
      groups={[
        {
          rows: [
            { title: 'App quota tier', values: [true, true] },
            { title: 'Agentic runtime', values: ['n/a', 'yes'] },
          ],
        },
      ]}
    />
  ),
};
