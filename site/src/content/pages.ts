import { brand } from './brand.ts';

/** Title (without the brand) and description of each page, for tabs and search engines. */
export const pageText = {
  landing: {
    title: 'Apps, AI agents and data flows on one platform',
    description:
      'The AI-first semantic enterprise platform that orchestrates and integrates apps, autonomous agent workflows and data flows across multiple vendors.',
  },
  'customer-support': {
    title: 'Customer support',
    description: `Send the ${brand.name} team a support request, or find the answer to a common question.`,
  },
  login: {
    title: 'Login',
    description: `Log in to ${brand.name} and go on with your apps, agents and data flows.`,
  },
  signup: {
    title: 'Signup',
    description: `Create a ${brand.name} account for apps, AI agents and data flows.`,
  },
  'email-verification': {
    title: 'Email verification',
    description: `Verify the email address of your ${brand.name} account.`,
  },
  'not-found': {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
} as const;
