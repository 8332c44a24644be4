export { Card, type CardHeadingLevel, type CardProps, type CardVariant } from './card.js';
