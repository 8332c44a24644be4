/** Title of each page, without the brand. */
export const pageTitles = {
  landing: 'Apps, AI agents and data flows on one platform',
  'customer-support': 'Customer support',
  login: 'Login',
  signup: 'Signup',
  'email-verification': 'Email verification',
  'not-found': 'Page not found',
} as const;
