export { AgentList, AgentListItem, type AgentListItemProps, type AgentListProps } from './agent-list-item.js';
export {
  agentListItemMarkVariants,
  agentListItemVariants,
  agentListVariants,
} from './agent-list-item.variants.js';
