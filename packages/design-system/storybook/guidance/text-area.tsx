import { TextAreaField } from '../../src/components/text-area/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const height: Pair = {
  good: <TextAreaField label="Description" rows={5} />,
  bad: <TextAreaField label="Description" rows={1} resize="none" />,
};
