export { AgentList, AgentListItem, type AgentListItemProps, type AgentListProps } from './agent-list-item.js';
