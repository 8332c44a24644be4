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

/** What stands in place of a page that could not be loaded or drawn. */
export const errorViewText = {
  heading: 'This page did not load',
  text: 'Something went wrong between your browser and this site.',
  /** Below a form that the script did not come for. */
  formKept: 'What you typed is still here: type or press a button to try again.',
  reload: 'Load the page again',
  home: 'Go to the home page',
} as const;

/** How the title of a page begins while a form on it holds errors. */
export const errorTitlePrefix = 'Error:';
