import * as z from 'zod/mini';
import { passwordsMatch, rules } from './field-rules.ts';
import { PAYLOAD_TEXTS } from './texts.ts';

/** Schema of the login form. */
export const loginForm = z.object({ email: rules.email, password: rules.loginPassword });
/** Validated values of the login form: the address is trimmed, the password is as typed, in NFC and with plain spaces. */
export type LoginForm = z.infer<typeof loginForm>;

/** Schema of the sign-up form. The keys are in the order of the fields. */
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
/**
 * Validated values of the sign-up form: single lines are trimmed, with spaces for tabs; the phone number has plain spaces and
 * hyphens; passwords are as typed, in NFC and with plain spaces.
 */
export type SignUpForm = z.infer<typeof signUpForm>;

/** Schema of the support form. Its field names differ from those of the payload, see `toSupportPayload`. */
export const supportForm = z.object({
  name: rules.fullName,
  businessEmail: rules.businessEmail,
  phoneNumber: rules.supportPhone,
  companyName: rules.supportCompany,
  category: rules.category,
  description: rules.description,
});
/** Validated values of the support form, all trimmed; single lines have spaces for tabs. */
export type SupportForm = z.infer<typeof supportForm>;

/** Body of POST /user/resend-verification, and schema of the resend form. */
export const resendPayload = z.strictObject({ email: rules.email }, PAYLOAD_TEXTS.shape);
/** @see {@link resendPayload} */
export type ResendPayload = z.infer<typeof resendPayload>;
