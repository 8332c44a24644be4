import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import type { Pair } from '../blocks/do-dont.js';

const screens = [
  { value: 'web', label: 'Web' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'tv', label: 'TV' },
];

export const question: Pair = {
  good: (
    <CheckboxGroup name="do" label="Where will it run?" hint="Choose all that apply." options={screens} />
  ),
  bad: <CheckboxGroup name="dont" label="Screens" options={screens} />,
};

const extras = [
  { value: 'support', label: 'Support by phone, €20 a month' },
  { value: 'training', label: 'Training, €300' },
];

export const paid: Pair = {
  good: <CheckboxGroup name="do-paid" label="What else do you need?" options={extras} />,
  bad: (
    <CheckboxGroup
      name="dont-paid"
      label="What else do you need?"
      defaultValue={['support', 'training']}
      options={extras}
    />
  ),
};
