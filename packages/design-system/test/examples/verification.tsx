import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import {
  StatusPanel,
  type StatusPanelProps,
  type StatusPanelState,
} from '../../src/components/status-panel/index.js';

/** The texts of an email verification by state. */
export const verification: Record<StatusPanelState, Omit<StatusPanelProps, 'state'>> = {
  pending: {
    heading: 'Verify your email address',
    text: 'A verification link was sent to your registered address.',
  },
  busy: { heading: 'Verifying your email...' },
  success: {
    heading: 'Your email is Verified',
    text: "You're all set to move forward.",
    actions: (
      <LinkButton tone="action" size="lg" href="#login">
        Back to Login
      </LinkButton>
    ),
  },
  failure: {
    heading: 'Verification Failed',
    text: 'The link has expired. Sign up again to get a new one.',
    actions: (
      <LinkButton tone="action" size="lg" href="#signup">
        Back to Signup
      </LinkButton>
    ),
  },
};

/** The states, in order. */
export const states = ['pending', 'busy', 'success', 'failure'] as const;

/** One panel in every state, so that a change of it is announced. */
export function Verification(props: Partial<StatusPanelProps>) {
  const [state, setState] = useState<StatusPanelState>('pending');
  return (
    <div className="canvas-form">
      <StatusPanel {...props} {...verification[state]} state={state} />
      {states.map((next) => (
        <Button key={next} onClick={() => setState(next)}>
          {next}
        </Button>
      ))}
    </div>
  );
}
