import { BenefitCard } from '../../src/components/benefit-card/index.js';
import { BenefitPanel } from '../../src/components/benefit-panel/index.js';
import { cloth } from '../../test/examples/pictures.js';
import type { Pair } from '../blocks/do-dont.js';

const picture = <img src={cloth(300, 240)} alt="" width="300" height="240" />;
const words = [
  { subHeading: 'A lower bill', description: 'One-click solutions cut cost and management expense.' },
];

export const rhythm: Pair = {
  good: (
    <BenefitCard variant="row">
      <BenefitPanel image={picture} contents={[]} />
      <BenefitPanel contents={words} />
    </BenefitCard>
  ),
  bad: (
    <BenefitCard variant="row">
      <BenefitPanel contents={words} />
      <BenefitPanel contents={words} />
    </BenefitCard>
  ),
};
