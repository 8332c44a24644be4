/** The forms of the site, filled in. */

export const signUp = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  companyName: 'Analytical Engines',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

export const support = {
  name: 'Ada',
  businessEmail: 'ada@example.com',
  phoneNumber: '1',
  companyName: 'AE',
  category: 'Feature Request',
  description: 'More looms',
} as const;
