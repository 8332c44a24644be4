/** Words of the account pages. Rules, their texts and the service's messages live in account-contract. */
export const loginText = {
  heading: 'Welcome back',
  subtitle: 'Login to get started',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  busy: 'Loading...',
  incomplete: 'Fill in your email and password to log in.',
  otherPrompt: 'New here?',
  otherLink: 'Sign Up',
} as const;

export const signupText = {
  heading: 'Signup',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  companyName: 'Company name',
  password: 'Password',
  confirmPassword: 'Confirm password',
  showConfirmPassword: 'Show confirmed password',
  hideConfirmPassword: 'Hide confirmed password',
  submit: 'Submit',
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
    emailPrompt: 'Email',
    emailHint: 'The address that you signed up with.',
  },
  verifying: 'Verifying your email...',
  success: {
    heading: 'Your email is Verified',
    text: "You're all set to move forward.",
    action: 'Back to Login',
  },
  error: {
    heading: 'Verification Failed',
    action: 'Back to Signup',
  },
} as const;
