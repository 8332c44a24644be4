export { SectionHeading, type SectionHeadingProps } from './section-heading.js';
export {
  type SectionHeadingAlign,
  type SectionHeadingSize,
  type SectionHeadingVariants,
  sectionHeadingTitleVariants,
  sectionHeadingVariants,
} from './section-heading.variants.js';
