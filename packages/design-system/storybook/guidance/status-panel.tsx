import { LinkButton } from '../../src/components/link/index.js';
import { StatusPanel } from '../../src/components/status-panel/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const next: Pair = {
  good: (
    <StatusPanel
      status="failure"
      title="Verification Failed"
      headingLevel={3}
      description="The link has expired. Sign up again for a new one."
      actions={<LinkButton href="#signup">Back to Signup</LinkButton>}
    />
  ),
  bad: <StatusPanel status="failure" title="Something went wrong" headingLevel={3} />,
};
