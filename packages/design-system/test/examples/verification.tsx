import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import {
  StatusPanel,
  type StatusPanelProps,
  type StatusPanelStatus,
} from '../../src/components/status-panel/index.js';

/** The texts of an email verification by status. */
export const verification: Record<StatusPanelStatus, Omit<StatusPanelProps, 'status'>> = {
  pending: {
    title: 'Verify your email address',
    description: 'A verification link was sent to your registered address.',
  },
  busy: { title: 'Verifying your email...' },
  success: {
    title: 'Your email is Verified',
    description: "You're all set to move forward.",
    actions: (
      <LinkButton variant="action" size="lg" href="#login">
        Back to Login
      </LinkButton>
    ),
  },
  failure: {
    title: 'Verification Failed',
    description: 'The link has expired. Sign up again to get a new one.',
    actions: (
      <LinkButton variant="action" size="lg" href="#signup">
        Back to Signup
      </LinkButton>
    ),
  },
};

/** The statuses, in order. */
export const statuses = ['pending', 'busy', 'success', 'failure'] as const;

/** One panel for all statuses, so that a change of status is announced. */
export function Verification(props: Partial<StatusPanelProps>) {
  const [status, setStatus] = useState<StatusPanelStatus>('pending');
  return (
    <div className="canvas-form">
      <StatusPanel {...props} {...verification[status]} status={status} />
      {statuses.map((next) => (
        <Button key={next} onClick={() => setStatus(next)}>
          {next}
        </Button>
      ))}
    </div>
  );
}
