export { BenefitCard, type BenefitCardProps, type BenefitCardVariant } from './benefit-card.js';
