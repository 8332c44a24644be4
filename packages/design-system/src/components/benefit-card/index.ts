export { BenefitCard, type BenefitCardProps } from './benefit-card.js';
export {
  type BenefitCardLayout,
  type BenefitCardVariants,
  benefitCardVariants,
} from './benefit-card.variants.js';
