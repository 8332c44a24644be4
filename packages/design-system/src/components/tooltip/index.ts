export {
  Tooltip,
  type TooltipProps,
  type TooltipRelationship,
  type TooltipSide,
} from './tooltip.js';
export { TooltipTrigger, type TooltipTriggerProps } from './tooltip-trigger.js';
