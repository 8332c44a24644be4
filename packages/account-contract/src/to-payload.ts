import type { LoginForm, SignUpForm, SupportForm } from './forms.ts';
import type { LoginPayload, RegistrationPayload, SupportPayload } from './payloads.ts';

/*
 * A module apart from the schemas of the payloads, which a browser does not need. A bundler would keep those, because it
 * cannot prove that their statements have no side effects.
 */

/** The only role of a new account. */
export const NEW_ACCOUNT_ROLE = 'user';

/** Maps the login form to its payload. */
export function toLoginPayload(form: LoginForm): LoginPayload {
  return { email: form.email, password: form.password };
}

/** Maps the sign-up form to its payload: `companyName` becomes `company`, and `roles` is always `['user']`. */
export function toRegistrationPayload(form: SignUpForm): RegistrationPayload {
  const { companyName, ...rest } = form;
  return { ...rest, company: companyName, roles: [NEW_ACCOUNT_ROLE] };
}

/** Maps the support form to its payload, whose names differ. */
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
