export { Heading, type HeadingAlign, type HeadingProps, type HeadingSize } from './heading.js';
