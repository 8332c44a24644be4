export { agentsCanvas, agentsJoin } from './agents-join.ts';
export { aiAgents } from './ai-agents.ts';
export { dataManagement } from './data-management.ts';
export { launchApps } from './launch-apps.ts';
export { multiDevices } from './multi-devices.ts';
export { canvas, type DrawContext, type Layout } from './parts.ts';
export { process, processCanvas } from './process.ts';
export { socialCard } from './social-card.ts';
export { storefront } from './storefront.ts';
