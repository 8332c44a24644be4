import { BenefitPanel } from '../../src/components/benefit-panel/index.js';
import { Button } from '../../src/components/button/index.js';
import { Carousel } from '../../src/components/carousel/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

const benefit = (subHeading: string) => (
  <BenefitPanel contents={[{ subHeading, description: 'Web, mobile and TV apps, managed together.' }]} />
);

export const kind: Pair = {
  good: (
    <Carousel label="Benefits">
      {benefit('One login for every screen')}
      {benefit('A lower bill')}
    </Carousel>
  ),
  bad: (
    <Carousel label="Everything">
      <div className="canvas-form">
        <TextField label="Email" />
        <Button>Submit</Button>
      </div>
      {benefit('A lower bill')}
    </Carousel>
  ),
};
