export {
  PricingFeature,
  type PricingFeatureProps,
  PricingPlan,
  type PricingPlanHeadingLevel,
  type PricingPlanProps,
  PricingTable,
  type PricingTableProps,
} from './pricing-table.js';
