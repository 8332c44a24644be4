import { loginText, signupText, verificationText } from '../../src/content/account.ts';
import { brand } from '../../src/content/brand.ts';
import { hero } from '../../src/content/landing.ts';
import { notFoundText } from '../../src/content/not-found.ts';
import { pageText } from '../../src/content/pages.ts';
import { supportText } from '../../src/content/support.ts';

const titled = (id: keyof typeof pageText) => `${pageText[id].title} - ${brand.name}`;

/** Every page (P-6) and one unknown address, with status, number of forms and title. */
export const pages = [
  { path: '/', status: 200, forms: 0, title: titled('landing') },
  { path: '/customer-support', status: 200, forms: 1, title: titled('customer-support') },
  { path: '/login', status: 200, forms: 1, title: titled('login') },
  { path: '/signup', status: 200, forms: 1, title: titled('signup') },
  { path: '/email-verification', status: 200, forms: 1, title: titled('email-verification') },
  { path: '/nowhere', status: 404, forms: 0, title: titled('not-found') },
];

/** The level-one heading of each page. */
export const headingOf: Record<string, string> = {
  '/': hero.heading,
  '/customer-support': supportText.heading,
  '/login': loginText.heading,
  '/signup': signupText.heading,
  '/email-verification': verificationText.pending.heading,
  '/nowhere': notFoundText.heading,
};
