import { FaqItem } from '../../src/components/faq-accordion/index.js';

/** The questions of the stories. */
export const entries = [
  {
    id: 'setup',
    question: 'Do you help with the first integrations and the setup?',
    answer: 'Yes. An onboarding specialist works with your team until the first integrations run.',
  },
  {
    id: 'vendors',
    question: 'Does the platform work with more than one vendor?',
    answer: 'Yes. Apps, agents and data flows of several vendors run side by side.',
  },
  {
    id: 'ownership',
    question: 'Who owns the data?',
    answer: 'You do. All of your data stays yours.',
  },
] as const;

/** An answer taller than size.faq-answer. */
export const longAnswer = Array.from(
  { length: 8 },
  () => 'Yes. The platform can be deployed in your own cloud account, in a region that you choose.',
).join(' ');

/** The same questions as items. */
export const items = entries.map(({ id, question, answer }) => (
  <FaqItem key={id} value={id} question={question}>
    <p className="canvas-text">{answer}</p>
  </FaqItem>
));

/** One part of the item with this value, looked up at each call. */
export function part(root: HTMLElement, value: string, slot: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-value="${value}"] [data-slot="${slot}"]`);
  if (!found) throw new Error(`No ${slot} in the item "${value}".`);
  return found;
}

/** Visible answers: `checkVisibility` respects content-visibility, queries by role do not. */
export function shownAnswers(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('[role="region"]')].filter((answer) => answer.checkVisibility());
}
