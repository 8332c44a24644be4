import { Banner } from '../../src/components/banner/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const one: Pair = {
  good: (
    <Banner
      label="Maintenance"
      title="Maintenance on Sunday"
      description="Apps cannot be changed from 2 to 4 o’clock."
    />
  ),
  bad: (
    <>
      <Banner label="First" title="Maintenance on Sunday" />
      <Banner label="Second" tone="success" title="AI Agents are here" />
      <Banner label="Third" tone="danger" title="Your card expires soon" />
    </>
  ),
};

export const purpose: Pair = {
  good: <Banner tone="danger" label="Card" title="Your card expires this month" />,
  bad: <Banner label="Advertisement" title="Only today: all the AI possibilities!" />,
};
