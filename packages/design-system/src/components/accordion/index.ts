export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './accordion.js';
export type { AccordionHeadingLevel } from './accordion-context.js';
