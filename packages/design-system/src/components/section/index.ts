export { Section, type SectionGround, type SectionProps, type SectionSpacing } from './section.js';
