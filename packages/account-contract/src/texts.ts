import { DESCRIPTION_MAX, LINE_MAX } from './limits.ts';

/** Texts under the fields, to the letter of Specification 5; the last group is ours, for limits it does not name. */
export const FIELD_TEXTS = {
  email: 'Please enter a valid email address',
  loginPasswordShort: 'Password must be at least 5 characters',
  passwordLong: 'Password must be less than 50 characters',
  nameShort: 'Name must be at least 2 characters',
  nameLong: 'Name must be less than 50 characters',
  phone: 'Please enter a valid phone number',
  companyShort: 'Company name must be at least 2 characters',
  signUpPasswordShort: 'Password must be at least 8 characters',
  passwordsDiffer: 'Passwords do not match',
  fullNameRequired: 'Full name is required',
  businessEmailRequired: 'Business email is required',
  businessEmailFormat: 'Invalid email format',
  phoneRequired: 'Phone number is required',
  companyRequired: 'Company name is required',
  categoryRequired: 'Category is required',
  descriptionRequired: 'Description is required',

  lineLong: `Please use at most ${LINE_MAX} characters`,
  descriptionLong: `Please use at most ${DESCRIPTION_MAX} characters`,
  passwordCommon: 'This password is too common. Please choose another one',
  unusableCharacters: 'Please remove the invisible control characters',
} as const;

/** Texts of Specification 8 as the site shows them, and those of the resend button (Decision 15). */
export const CALL_TEXTS = {
  loginFailed: 'Login failed. Please check your credentials.',
  registrationFailed: 'Registration failed. Please try again.',
  networkError: 'Network error. Please try again later.',
  verificationFailed: 'Email verification failed. Please try again.',
  verificationNetworkError: 'A network error occurred. Please try again later.',
  verificationUnknown: 'An unknown error occurred.',
  supportFailed: 'Failed to submit support request',
  supportNetworkError: 'An error occurred. Please try again.',
  supportSent: 'Support request submitted successfully!',
  resent: 'If this address is waiting to be verified, a new link is on its way.',
  resendFailed: 'The link could not be sent. Please try again.',
} as const;

/** Texts with which the service refuses a payload that no form can send. */
export const PAYLOAD_TEXTS = {
  shape: 'The request holds fields that this call does not know, or is not a JSON object.',
  roles: 'Every new account has the role user and no other.',
} as const;
