export {
  SectionHeading,
  type SectionHeadingAlign,
  type SectionHeadingProps,
  type SectionHeadingSize,
} from './section-heading.js';
