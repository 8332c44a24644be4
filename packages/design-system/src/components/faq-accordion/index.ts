export { FaqAccordion, type FaqAccordionProps } from './faq-accordion.js';
export type { FaqHeadingLevel } from './faq-context.js';
export { FaqItem, type FaqItemProps } from './faq-item.js';
export { type FaqEntry, faqStructuredData } from './faq-structured-data.js';
