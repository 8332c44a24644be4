export { FeatureList, type FeatureListProps } from './feature-list.js';
export { FeatureListItem, type FeatureListItemProps } from './feature-list-item.js';
