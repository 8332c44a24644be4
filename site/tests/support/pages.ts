import { loginText, signupText, verificationText } from '../../src/content/account.ts';
import { brand } from '../../src/content/brand.ts';
import { hero } from '../../src/content/landing.ts';
import { notFoundText } from '../../src/content/not-found.ts';
import { pageTitles } from '../../src/content/pages.ts';
import { supportText } from '../../src/content/support.ts';
import { type PageId, routes } from '../../src/navigation/routes.ts';

/** The properties that tests expect of a page. */
interface Expected {
  /** The level-one heading. */
  heading: string;
  forms: 0 | 1;
  /**
   * The largest size of the scripts after the first intent, in kilobytes as sent, headers included. With 1 here, `test:e2e loading.spec.ts` prints the present size.
   */
  scripts: number;
}

const expected: Readonly<Record<PageId, Expected>> = {
  landing: { heading: hero.heading, forms: 0, scripts: 125 },
  'customer-support': { heading: supportText.heading, forms: 1, scripts: 138 },
  login: { heading: loginText.heading, forms: 1, scripts: 104 },
  signup: { heading: signupText.heading, forms: 1, scripts: 104 },
  'email-verification': { heading: verificationText.pending.heading, forms: 1, scripts: 105 },
  'not-found': { heading: notFoundText.heading, forms: 0, scripts: 106 },
};

/** Every page (P-6), the one for unknown addresses at `/nowhere`, with its status, title and what tests expect of it. */
export const pages = routes.map(({ id, path }) => ({
  path: path === '*' ? '/nowhere' : path,
  status: path === '*' ? 404 : 200,
  title: `${pageTitles[id]} - ${brand.name}`,
  ...expected[id],
}));
