import { BODY_BYTES_MAX, DESCRIPTION_MAX, LINE_MAX } from './limits.ts';

/**
 * Error texts of the fields. The product prescribes all but the last group word for word. Each of that
 * group names its field, because the error summary shows it without the label.
 */
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

  passwordCommon: 'This password is too common. Please choose another one',
  lineLong: (field: string) => `${field} must be at most ${LINE_MAX} characters`,
  descriptionLong: `Description must be at most ${DESCRIPTION_MAX} characters`,
  unusableCharacters: (field: string) => `${field} has invisible control characters. Please remove them`,
} as const;

/**
 * Texts that the site shows for the outcome of a call. The product prescribes all but the two about resending word for word.
 */
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

/** Why the service and its edges reject a request body that is too large. */
export const BODY_TOO_LARGE = `The request is too large: the limit is ${BODY_BYTES_MAX / 1024} KB.`;

/** Why the service rejects a payload that no form can send. */
export const PAYLOAD_TEXTS = {
  shape: 'The request has an unknown field, or is not a JSON object.',
  roles: 'The only role of a new account is user.',
} as const;
