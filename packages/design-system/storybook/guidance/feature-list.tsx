import { FeatureList, FeatureListItem } from '../../src/components/feature-list/index.js';
import { Link } from '../../src/components/link/index.js';
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
        <Link href="#agents">The page of the agents</Link>
      </FeatureListItem>
    </FeatureList>
  ),
};
