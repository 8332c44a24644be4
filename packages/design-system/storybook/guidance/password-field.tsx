import { PasswordField } from '../../src/components/password-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const rules: Pair = {
  good: <PasswordField label="Password" hint="8 to 20 characters." autoComplete="new-password" />,
  bad: <PasswordField label="Password" error="The password is too short." autoComplete="new-password" />,
};
