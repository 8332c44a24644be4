export { BenefitPanel, type BenefitPanelItem, type BenefitPanelProps } from './benefit-panel.js';
export {
  type BenefitPanelLayout,
  benefitPanelImageVariants,
  benefitPanelVariants,
} from './benefit-panel.variants.js';
