export {
  BenefitPanel,
  type BenefitPanelItem,
  type BenefitPanelLayout,
  type BenefitPanelProps,
} from './benefit-panel.js';
