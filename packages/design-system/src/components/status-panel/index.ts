export { StatusPanel, type StatusPanelProps, type StatusPanelStatus } from './status-panel.js';
