import { brand } from './brand.ts';
import { hero } from './landing.ts';
import type { pageTitles } from './pages.ts';

/** Description of each page, for search engines. The prerenderer writes it, so no script of a page contains it. */
export const pageDescriptions: Readonly<Record<keyof typeof pageTitles, string>> = {
  landing: hero.lead,
  'customer-support': `Send the ${brand.name} team a support request, or find the answer to a common question.`,
  login: `Log in to ${brand.name} and go on with your apps, agents and data flows.`,
  signup: `Create a ${brand.name} account for apps, AI agents and data flows.`,
  'email-verification': `Verify the email address of your ${brand.name} account.`,
  'not-found': 'There is no page at this address.',
};
