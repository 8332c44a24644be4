import * as z from 'zod/mini';
import { passwordsMatch, rules } from './rules.ts';

/** Login form (Specification 2, 5): `email`, `password`. */
export const loginForm = z.object({ email: rules.email, password: rules.loginPassword });
/** Values of the login form once judged: the address is trimmed, the password is as typed. */
export type LoginForm = z.infer<typeof loginForm>;

/** Sign-up form (Specification 2, 5). Order of keys is the order of fields. */
export const signUpForm = z
  .object({
    name: rules.name,
    email: rules.email,
    phone: rules.phone,
    companyName: rules.company,
    password: rules.signUpPassword,
    confirmPassword: rules.confirmPassword,
  })
  .check(passwordsMatch);
/** Values of the sign-up form once judged: single lines are trimmed, phone and passwords are as typed. */
export type SignUpForm = z.infer<typeof signUpForm>;

/** Support form with its own field names (Specification 3, 5). */
export const supportForm = z.object({
  name: rules.fullName,
  businessEmail: rules.businessEmail,
  phoneNumber: rules.supportPhone,
  companyName: rules.supportCompany,
  category: rules.category,
  description: rules.description,
});
/** Values of the support form once judged, all trimmed. */
export type SupportForm = z.infer<typeof supportForm>;
