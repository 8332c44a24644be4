import * as z from 'zod/mini';
import { passwordsMatch, rules } from './field-rules.ts';
import { TOKEN_MAX } from './limits.ts';
import { PAYLOAD_TEXTS } from './texts.ts';
import { NEW_ACCOUNT_ROLE } from './to-payload.ts';

/** Body of POST /user/login. This and the schemas below reject unknown keys. */
export const loginPayload = z.strictObject(
  { email: rules.email, password: rules.loginPassword },
  PAYLOAD_TEXTS.shape,
);
/** @see {@link loginPayload} */
export type LoginPayload = z.infer<typeof loginPayload>;

/** Body of POST /user/register. */
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

/** Body of POST /customer-support. */
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

/** A token or code. Those of the service are shorter than the limit. */
const token = z.string(PAYLOAD_TEXTS.shape).check(z.maxLength(TOKEN_MAX, PAYLOAD_TEXTS.shape));

/** Body of POST /user/refresh: the `refreshtoken` of an earlier reply. */
export const refreshPayload = z.strictObject({ refreshtoken: token }, PAYLOAD_TEXTS.shape);

/** Body of POST /user/logout: a refresh token of the login. `everywhere` ends all logins of its account. */
export const logoutPayload = z.strictObject(
  {
    refreshtoken: token,
    everywhere: z.optional(z.boolean(PAYLOAD_TEXTS.shape)),
  },
  PAYLOAD_TEXTS.shape,
);
/** @see {@link logoutPayload} */
export type LogoutPayload = z.infer<typeof logoutPayload>;

/** Body of POST /user/exchange-code: the result of `readHandOffCode`, sent by the main application's server. */
export const exchangePayload = z.strictObject({ code: token, verifier: token }, PAYLOAD_TEXTS.shape);

/** The validated value, or the text of the first rule that the input breaks. */
export type Validated<T> = { ok: true; value: T } | { ok: false; message: string };

/** Validates unknown input against one of the schemas above. Never throws. */
export function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validated<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, message: result.error.issues[0]?.message ?? PAYLOAD_TEXTS.shape };
}
