export { FaqAccordion, type FaqAccordionProps, type FaqHeadingLevel } from './faq-accordion.js';
export { FaqItem, type FaqItemProps } from './faq-item.js';
export { type FaqEntry, faqStructuredData } from './faq-structured-data.js';
