import * as z from 'zod/mini';
import {
  COMPANY_MIN,
  DESCRIPTION_MAX,
  EMAIL_LOCAL_MAX,
  EMAIL_MAX,
  LINE_MAX,
  LOGIN_PASSWORD_MAX,
  LOGIN_PASSWORD_MIN,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  PHONE_MIN,
  SIGN_UP_PASSWORD_MAX,
  SIGN_UP_PASSWORD_MIN,
} from './limits.ts';
import { FIELD_TEXTS } from './texts.ts';
import { VISIBLE, withoutShapeless } from './visible.ts';

// Without this zod tries `new Function` once, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
/** Beside letters, marks, digits and hyphens a label has five signs of RFC 5892, appendices A.3 to A.7, such as Catalan's middle dot. */
const LABEL =
  '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\xB7\u0375\u05F3\u05F4\u30FB-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const TOP_LABEL = '(?:[\\p{L}\\p{M}]{2,63}|[xX][nN]--[a-zA-Z\\d-]{2,59})';
/**
 * Dot-atom, at sign, host with a top-level domain (RFC 5321, section 4.1.2, with the characters of RFC 6531). Has no flag
 * `i`, because browsers take twice as long to compile it with that flag.
 */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LABEL}$`, 'u');
/** Text, at sign, text, dot, text. */
const BUSINESS_EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
/** An optional plus sign, then digits, spaces and hyphens with at least one digit. Pasted leading spaces are allowed. */
const PHONE = new RegExp(`^ *\\+?(?=[ -]*\\d)[\\d -]{${PHONE_MIN},}$`);
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** Multi-line text: line breaks and tabs are the only control characters. */
const ONLY_LINE_BREAKS = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/**
 * Checks a rule only when all rules before it passed, so that a field shows one error. zod's `abort` does not fit: it would
 * also skip {@link passwordsMatch} whenever a field is wrong.
 */
const first = (error: string) => ({
  error,
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
});

/**
 * The service compares hosts, and sends mail to them, in their ASCII form (UTS 46), which some sequences of letters do not have.
 * The ASCII form of a sign such as ⑴ is `(1)`, which a mail server reads as a comment. That of a label has at most 63 characters,
 * that of a host 253 (RFC 1035, section 2.3.4).
 */
function hasHost(address: string): boolean {
  try {
    const { hostname } = new URL(`http://${address.slice(address.lastIndexOf('@') + 1)}`);
    return /^(?=.{1,253}$)(?:[a-z\d-]{1,63}(?:\.|$))+$/.test(hostname);
  } catch {
    // No ASCII form. URL.canParse would tell, but is newer than the browsers that the site supports.
    return false;
  }
}

/** Removes invisible characters that come with a paste, before the other checks. */
const plain = z.overwrite(withoutShapeless);

const email = z.string(FIELD_TEXTS.email).check(
  plain,
  z.trim(),
  // Avoids compiling the pattern for an empty form.
  z.minLength(1, first(FIELD_TEXTS.email)),
  z.maxLength(EMAIL_MAX, first(FIELD_TEXTS.email)),
  z.regex(EMAIL, first(FIELD_TEXTS.email)),
  z.refine((value) => value.indexOf('@') <= EMAIL_LOCAL_MAX, first(FIELD_TEXTS.email)),
  z.refine(hasHost, first(FIELD_TEXTS.email)),
);

const plainSpaces = (value: string): string => value.replace(/\p{Zs}/gu, ' ');

/**
 * Keyboards compose letters differently, and some write a no-break space. RFC 8265, section 4.2.2, makes these the same
 * password.
 */
const composed = z.overwrite((value: string) => plainSpaces(value).normalize());

/**
 * A password.
 * @param short the text for a password that is too short
 */
const password = (short: string, min: number, max: number) =>
  z
    .string(short)
    .check(composed, z.minLength(min, first(short)), z.maxLength(max, first(FIELD_TEXTS.passwordLong)));

/** A tab comes with a paste of several cells of a table, between which it stands for a space. */
const withoutTabs = (value: string): string => value.replaceAll('\t', ' ');

/**
 * A line of text, with a visible character.
 * @param field the field's name, for the texts
 * @param short the text for a line that is too short
 */
const line = (field: string, short: string, min = 1, max = LINE_MAX, long = FIELD_TEXTS.lineLong(field)) =>
  z
    .string(short)
    .check(
      z.overwrite(withoutTabs),
      z.trim(),
      z.minLength(min, first(short)),
      z.maxLength(max, first(long)),
      z.regex(NO_CONTROLS, first(FIELD_TEXTS.unusableCharacters(field))),
      z.regex(VISIBLE, first(short)),
    );

/** Writes every space, hyphen and minus sign of a phone number as the pattern has it: word processors and web pages use others. */
const plainSeparators = z.overwrite<string>((value) =>
  plainSpaces(withoutTabs(value)).replace(/[\u2010-\u2013\u2212\uFE63\uFF0D]/g, '-'),
);

// Not trimmed: spaces count towards the length of a phone number.
const phone = z
  .string(FIELD_TEXTS.phone)
  .check(
    plain,
    plainSeparators,
    z.maxLength(PHONE_MAX, first(FIELD_TEXTS.phone)),
    z.regex(PHONE, first(FIELD_TEXTS.phone)),
  );

const businessEmail = z
  .string(FIELD_TEXTS.businessEmailRequired)
  .check(
    plain,
    z.trim(),
    z.minLength(1, first(FIELD_TEXTS.businessEmailRequired)),
    z.maxLength(EMAIL_MAX, first(FIELD_TEXTS.businessEmailFormat)),
    z.regex(BUSINESS_EMAIL, first(FIELD_TEXTS.businessEmailFormat)),
  );

const description = z.string(FIELD_TEXTS.descriptionRequired).check(
  z.trim(),
  z.minLength(1, first(FIELD_TEXTS.descriptionRequired)),
  z.maxLength(DESCRIPTION_MAX, first(FIELD_TEXTS.descriptionLong)),
  // The rule above counts code points, this one UTF-16 code units: most emoji are two or more.
  z.refine((value) => value.length <= DESCRIPTION_MAX, first(FIELD_TEXTS.descriptionLong)),
  z.regex(ONLY_LINE_BREAKS, first(FIELD_TEXTS.unusableCharacters('Description'))),
  z.regex(VISIBLE, first(FIELD_TEXTS.descriptionRequired)),
);

/** Categories of support requests, in the order of the form. */
export const SUPPORT_CATEGORIES = [
  'Security & Compliance',
  'Billing & Subscription',
  'Account & Access Management',
  'Bug Report / Technical Issue',
  'Feature Request',
  'Integration Support',
  'Onboarding & Initial Setup',
  'Other / General Inquiry',
] as const;

/** One of {@link SUPPORT_CATEGORIES}. */
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

const category = z.enum(SUPPORT_CATEGORIES, FIELD_TEXTS.categoryRequired);

/** The rule of each field. The schemas of the forms and of the payloads are built from these. */
export const rules = {
  email,
  loginPassword: password(FIELD_TEXTS.loginPasswordShort, LOGIN_PASSWORD_MIN, LOGIN_PASSWORD_MAX),
  name: line('Name', FIELD_TEXTS.nameShort, NAME_MIN, NAME_MAX, FIELD_TEXTS.nameLong),
  phone,
  company: line('Company name', FIELD_TEXTS.companyShort, COMPANY_MIN),
  signUpPassword: password(FIELD_TEXTS.signUpPasswordShort, SIGN_UP_PASSWORD_MIN, SIGN_UP_PASSWORD_MAX),
  confirmPassword: z.string(FIELD_TEXTS.passwordsDiffer).check(composed),
  fullName: line('Full name', FIELD_TEXTS.fullNameRequired),
  businessEmail,
  supportPhone: line('Phone number', FIELD_TEXTS.phoneRequired),
  supportCompany: line('Company name', FIELD_TEXTS.companyRequired),
  category,
  description,
} as const;

/**
 * The confirmation equals the password, and is not empty. The error belongs to `confirmPassword`. Checked even when another
 * field is wrong, so that a visitor sees every mistake at once.
 */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => confirmPassword !== '' && confirmPassword === password,
  {
    error: FIELD_TEXTS.passwordsDiffer,
    path: ['confirmPassword'],
    when: ({ value }) => isPasswordPair(value),
  },
);

function isPasswordPair(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const pair = value as { password?: unknown; confirmPassword?: unknown };
  return typeof pair.password === 'string' && typeof pair.confirmPassword === 'string';
}
