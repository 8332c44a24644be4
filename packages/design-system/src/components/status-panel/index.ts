export { StatusPanel, type StatusPanelProps } from './status-panel.js';
export {
  type StatusPanelState,
  statusPanelActionsVariants,
  statusPanelMarkVariants,
  statusPanelMessageVariants,
  statusPanelVariants,
} from './status-panel.variants.js';
