import { Checkbox } from '../../src/components/checkbox/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const consent: Pair = {
  good: <Checkbox label="Send me the monthly news" />,
  bad: <Checkbox label="Send me the monthly news" defaultChecked />,
};

export const positive: Pair = {
  good: <Checkbox label="Send me a copy" />,
  bad: <Checkbox label="Do not send me a copy" />,
};
