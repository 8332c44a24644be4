import { BenefitPanel } from '../../src/components/benefit-panel/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const short: Pair = {
  good: (
    <BenefitPanel
      contents={[
        {
          subHeading: 'Days, not months',
          description: 'Launch web, mobile and TV apps without a complex backend.',
        },
      ]}
    />
  ),
  bad: (
    <BenefitPanel
      contents={[
        {
          subHeading: 'Why our revolutionary platform is the best choice for your whole organisation today',
          description: 'Because it is the best.',
        },
      ]}
    />
  ),
};
