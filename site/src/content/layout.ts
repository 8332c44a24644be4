import { brand } from './brand.ts';

/** Words of the shared and the stand-alone layout. */
export const layoutText = {
  skipLink: 'Skip to content',
  homeLink: `${brand.name}, home`,
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: 'Menu',
  login: 'Login',
  support: 'Support',
  terms: 'Terms',
  privacyPolicy: 'Privacy Policy',
  copyright: `© ${brand.copyrightYear} ${brand.name}`,
  needsJavaScript:
    'This form needs JavaScript. Please switch it on in your browser and load the page again, or write to',
} as const;

/** Texts of the view that replaces a page that failed to load or render. */
export const errorViewText = {
  heading: 'This page did not load',
  text: 'Something went wrong between your browser and this site.',
  /** Shown below a form whose script failed to load. */
  formKept: 'What you typed is still here: type or press a button to try again.',
  reload: 'Load the page again',
  home: 'Go to the home page',
} as const;

/** Prefix of a page's title while its form has errors. */
export const errorTitlePrefix = 'Error:';
