export { StatusPanel, type StatusPanelProps, type StatusPanelState } from './status-panel.js';
