import * as z from 'zod/mini';
import type { LoginForm, SignUpForm, SupportForm } from './forms.ts';
import { TOKEN_MAX } from './limits.ts';
import { passwordsMatch, rules } from './rules.ts';
import { PAYLOAD_TEXTS } from './texts.ts';

/** The only role of a new account (Specification 6). */
export const NEW_ACCOUNT_ROLE = 'user';

/** Body of POST /user/login (Specification 7). Unknown keys are refused, here and below. */
export const loginPayload = z.strictObject(
  { email: rules.email, password: rules.loginPassword },
  PAYLOAD_TEXTS.shape,
);
/** @see {@link loginPayload} */
export type LoginPayload = z.infer<typeof loginPayload>;

/** Body of POST /user/register (Specification 3, 7). */
export const registrationPayload = z
  .strictObject(
    {
      name: rules.name,
      email: rules.email,
      phone: rules.phone,
      company: rules.company,
      password: rules.signUpPassword,
      confirmPassword: rules.confirmPassword,
      roles: z.tuple([z.literal(NEW_ACCOUNT_ROLE, PAYLOAD_TEXTS.roles)], PAYLOAD_TEXTS.roles),
    },
    PAYLOAD_TEXTS.shape,
  )
  .check(passwordsMatch);
/** @see {@link registrationPayload} */
export type RegistrationPayload = z.infer<typeof registrationPayload>;

/** Body of POST /customer-support (Specification 3, 7). */
export const supportPayload = z.strictObject(
  {
    name: rules.fullName,
    business_email: rules.businessEmail,
    phone_number: rules.supportPhone,
    company_name: rules.supportCompany,
    category: rules.category,
    description: rules.description,
  },
  PAYLOAD_TEXTS.shape,
);
/** @see {@link supportPayload} */
export type SupportPayload = z.infer<typeof supportPayload>;

/** Body of POST /user/resend-verification (Decision 15). */
export const resendPayload = z.strictObject({ email: rules.email }, PAYLOAD_TEXTS.shape);
/** @see {@link resendPayload} */
export type ResendPayload = z.infer<typeof resendPayload>;

/** Body of POST /user/refresh: a token of an earlier reply, spelt as there. */
export const refreshPayload = z.strictObject(
  { refreshtoken: z.string(PAYLOAD_TEXTS.shape).check(z.maxLength(TOKEN_MAX, PAYLOAD_TEXTS.shape)) },
  PAYLOAD_TEXTS.shape,
);

/** Body of POST /user/exchange-code, from the main application's server: what `readHandOffCode` read. */
export const exchangePayload = z.strictObject(
  {
    code: z.string(PAYLOAD_TEXTS.shape).check(z.maxLength(TOKEN_MAX, PAYLOAD_TEXTS.shape)),
    verifier: z.string(PAYLOAD_TEXTS.shape).check(z.maxLength(TOKEN_MAX, PAYLOAD_TEXTS.shape)),
  },
  PAYLOAD_TEXTS.shape,
);

/** Login form to login payload. */
export function toLoginPayload(form: LoginForm): LoginPayload {
  return { email: form.email, password: form.password };
}

/** Sign-up form to registration payload: company comes from `companyName`, roles is always `['user']`. */
export function toRegistrationPayload(form: SignUpForm): RegistrationPayload {
  const { companyName, ...rest } = form;
  return { ...rest, company: companyName, roles: [NEW_ACCOUNT_ROLE] };
}

/** Support form to support payload, field by field (Specification 3). */
export function toSupportPayload(form: SupportForm): SupportPayload {
  return {
    name: form.name,
    business_email: form.businessEmail,
    phone_number: form.phoneNumber,
    company_name: form.companyName,
    category: form.category,
    description: form.description,
  };
}

/** What a schema says of an input: the cleaned value, or the text of the first rule it breaks. */
export type Verdict<T> = { ok: true; value: T } | { ok: false; message: string };

/** Judges unknown input by one of the schemas above. Never throws. */
export function judge<T>(schema: z.ZodMiniType<T>, input: unknown): Verdict<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, message: result.error.issues[0]?.message ?? PAYLOAD_TEXTS.shape };
}
