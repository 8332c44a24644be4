import { FeatureList, FeatureListItem } from '../../src/components/feature-list/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const details: Pair = {
  good: (
    <FeatureList aria-label="Good" defaultValue="agents">
      <FeatureListItem value="agents" title="AI Agents">
        Agents automate workflows, personalise content and support decisions.
      </FeatureListItem>
    </FeatureList>
  ),
  bad: (
    <FeatureList aria-label="Bad" defaultValue="agents">
      <FeatureListItem value="agents" title="Discover what our AI Agents can do for you">
        With our AI Agents you can automate workflows of many kinds. They also personalise content for your
        visitors, and they support decisions in your teams. Whatever you plan, there is an agent that helps
        you with it.
      </FeatureListItem>
    </FeatureList>
  ),
};
