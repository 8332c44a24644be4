import { SelectField } from '../../src/components/select-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

const categories = [
  'Account & Access Management',
  'Billing & Subscription',
  'Bug Report / Technical Issue',
  'Feature Request',
  'Security & Compliance',
];

export const placeholder: Pair = {
  good: (
    <SelectField
      label="Category"
      placeholder="Choose a category"
      options={categories.map((label) => ({ value: label, label }))}
    />
  ),
  bad: <SelectField label="Category" options={categories.map((label) => ({ value: label, label }))} />,
};

export const many: Pair = {
  good: (
    <SelectField
      label="Category"
      placeholder="Choose a category"
      options={categories.map((label) => ({ value: label, label }))}
    />
  ),
  bad: (
    <SelectField
      label="Do you own the data?"
      placeholder="Choose"
      options={['Yes', 'No'].map((label) => ({ value: label, label }))}
    />
  ),
};
