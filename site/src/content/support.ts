import { formText } from './forms.ts';

/** One question of the FAQ with its answer. The id is its fragment, `/customer-support#id`. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

/** Words of the support page. Categories, rules and result texts live in account-contract. */
export const supportText = {
  heading: 'How can we help?',
  intro: 'Tell us what you are building, what you expected and what happened instead.',
  formTitle: 'Submit Support Request',
  name: 'Full name',
  businessEmail: 'Business email',
  phoneNumber: 'Phone number',
  companyName: 'Company name',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  description: 'Description',
  submit: 'Submit',
  sending: { busy: 'Submitting...', slow: formText.slow },
  retention: 'We delete support requests after a year.',
  faqTitle: 'Common questions',
} as const;

/** The five questions (P-54). */
export const faq: readonly FaqEntry[] = [
  {
    id: 'onboarding',
    question: 'Do you help with the first integrations and the set-up?',
    answer: 'Yes. Onboarding specialists help you with the initial integrations and the set-up.',
  },
  {
    id: 'multi-vendor',
    question: 'Does the platform support several vendors at once?',
    answer:
      'Yes. Multi-vendor support is part of the platform: it orchestrates and integrates apps, agent workflows and data flows across vendors.',
  },
  {
    id: 'own-cloud',
    question: 'Can it be deployed in our own cloud?',
    answer: 'Yes. The platform can be deployed in your own cloud account.',
  },
  {
    id: 'on-premises',
    question: 'Can it be deployed on our premises?',
    answer: 'Yes. On-premises deployment is available.',
  },
  {
    id: 'data-ownership',
    question: 'Who owns the data?',
    answer: 'You do. You own all of your data.',
  },
];
