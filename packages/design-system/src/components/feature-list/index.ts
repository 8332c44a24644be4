export { FeatureList, type FeatureListProps } from './feature-list.js';
export {
  featureListArrowVariants,
  featureListDetailsVariants,
  featureListItemVariants,
  featureListNameVariants,
  featureListThreadVariants,
  featureListVariants,
} from './feature-list.variants.js';
export { FeatureListItem, type FeatureListItemProps } from './feature-list-item.js';
