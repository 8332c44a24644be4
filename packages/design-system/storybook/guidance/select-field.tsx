import { SelectField } from '../../src/components/select-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

const options = [
  'Account & Access Management',
  'Billing & Subscription',
  'Bug Report / Technical Issue',
  'Feature Request',
  'Security & Compliance',
].map((label) => ({ value: label, label }));

const category = <SelectField label="Category" placeholder="Choose a category" options={options} />;

export const placeholder: Pair = {
  good: category,
  bad: <SelectField label="Category" options={options} />,
};

export const many: Pair = {
  good: category,
  bad: (
    <SelectField
      label="Do you own the data?"
      placeholder="Choose"
      options={['Yes', 'No'].map((label) => ({ value: label, label }))}
    />
  ),
};
