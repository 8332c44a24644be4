import {
  NAME_MAX,
  NAME_MIN,
  PHONE_MIN,
  SIGN_UP_PASSWORD_MAX,
  SIGN_UP_PASSWORD_MIN,
} from '@weft/account-contract';
import { formText } from './forms.ts';

/** Words of the account pages. Rules, their texts and the service's messages live in account-contract. */
export const loginText = {
  heading: 'Welcome back',
  subtitle: 'Login to get started',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  sending: { busy: 'Loading...', slow: formText.slow },
  incomplete: 'Fill in your email and password to log in.',
  newVerificationLink: 'Ask for a new verification link',
  otherPrompt: 'New here?',
  otherLink: 'Sign Up',
} as const;

export const signupText = {
  heading: 'Signup',
  name: 'Name',
  nameHint: `${NAME_MIN} to ${NAME_MAX} characters.`,
  email: 'Email',
  phone: 'Phone',
  phoneHint: `${PHONE_MIN} or more digits, spaces or hyphens; + is optional.`,
  companyName: 'Company name',
  password: 'Password',
  passwordHint: `${SIGN_UP_PASSWORD_MIN} to ${SIGN_UP_PASSWORD_MAX} characters.`,
  confirmPassword: 'Confirm password',
  showConfirmPassword: 'Show confirmed password',
  hideConfirmPassword: 'Hide confirmed password',
  submit: 'Submit',
  sending: { busy: 'Submitting...', slow: formText.slow },
  incomplete: 'Fill in all six fields to sign up.',
  otherPrompt: 'Have an account?',
  otherLink: 'Log In',
  notice: 'By signing up you accept the',
  terms: 'terms of use',
  and: 'and',
  privacyPolicy: 'privacy policy',
} as const;

export const verificationText = {
  pending: {
    heading: 'Verify your email address',
    note: 'We sent a verification link to your registered email address. Open it to finish signing up.',
    question: "Didn't receive verification email?",
    resend: 'resend',
    sending: { busy: 'Sending...', slow: formText.slow },
    resting: 'You can ask for another link in half a minute.',
    emailPrompt: 'Email',
    emailHint: 'The address that you signed up with.',
  },
  verifying: 'Verifying your email...',
  verifyingTitle: 'Verifying your email',
  verifyingSlow: 'Still verifying. This takes longer than usual.',
  success: {
    title: 'Email verified',
    heading: 'Your email is Verified',
    text: "You're all set to move forward.",
    action: 'Back to Login',
  },
  error: {
    title: 'Verification failed',
    heading: 'Verification Failed',
    action: 'Back to Signup',
  },
  loginPrompt: 'Already verified?',
  loginLink: 'Log In',
} as const;
