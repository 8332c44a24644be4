import { LinkButton } from '../../src/components/link/index.js';
import { StatusPanel } from '../../src/components/status-panel/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const next: Pair = {
  good: (
    <StatusPanel
      state="failure"
      heading="Verification Failed"
      headingLevel={3}
      text="The link has expired. Sign up again for a new one."
      actions={<LinkButton href="#signup">Back to Signup</LinkButton>}
    />
  ),
  bad: <StatusPanel state="failure" heading="Something went wrong" headingLevel={3} />,
};
