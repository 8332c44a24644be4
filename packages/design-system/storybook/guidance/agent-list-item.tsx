import { AgentList, AgentListItem } from '../../src/components/agent-list-item/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

const text = 'Keep customers engaged, with recommendations made for each.';

export const parts: Pair = {
  good: (
    <AgentList>
      <AgentListItem title="AI customer assistants">{text}</AgentListItem>
      <AgentListItem title="Internal legal assistants">
        Support the decisions that your legal team takes.
      </AgentListItem>
    </AgentList>
  ),
  bad: (
    <AgentList>
      <AgentListItem title="AI customer assistants">
        {text} <LinkButton href="#start">Start</LinkButton>
      </AgentListItem>
      <AgentListItem title="Legal" />
    </AgentList>
  ),
};
