export { BenefitCard, type BenefitCardLayout, type BenefitCardProps } from './benefit-card.js';
