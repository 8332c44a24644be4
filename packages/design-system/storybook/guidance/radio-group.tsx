import { RadioGroup } from '../../src/components/radio-group/index.js';
import type { Pair } from '../blocks/do-dont.js';

const plans = [
  { value: 'solo', label: 'Solo' },
  { value: 'team', label: 'Team' },
];

export const wayBack: Pair = {
  good: (
    <RadioGroup
      name="do-way-back"
      label="How did you hear of us?"
      options={[
        { value: 'friend', label: 'From a colleague' },
        { value: 'search', label: 'From a search' },
        { value: 'none', label: 'I would rather not say' },
      ]}
    />
  ),
  bad: (
    <RadioGroup
      name="dont-way-back"
      label="How did you hear of us?"
      options={[
        { value: 'friend', label: 'From a colleague' },
        { value: 'search', label: 'From a search' },
      ]}
    />
  ),
};

export const short: Pair = {
  good: <RadioGroup name="do-short" label="Which plan?" orientation="horizontal" options={plans} />,
  bad: (
    <RadioGroup
      name="dont-short"
      label="Which plan?"
      orientation="horizontal"
      options={[
        { value: 'solo', label: 'Solo, one app' },
        { value: 'team', label: 'Team, ten apps' },
        { value: 'company', label: 'Company, no limit' },
      ]}
    />
  ),
};
