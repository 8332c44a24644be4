import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const label: Pair = {
  good: <TextField label="Phone" hint="7 or more digits." type="tel" />,
  bad: <TextField label="" aria-label="Phone" placeholder="Phone, 7 or more digits" type="tel" />,
};

export const error: Pair = {
  good: <TextField label="Email" error="Enter an email address, such as name@example.com" />,
  bad: <TextField label="Email" error="Oops! Invalid input." />,
};
