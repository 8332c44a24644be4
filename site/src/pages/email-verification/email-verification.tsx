import { LinkButton } from '@weft/design-system/link';
import { StatusPanel, type StatusPanelProps } from '@weft/design-system/status-panel';
import { verificationText as text } from '../../content/account.ts';
import { BusyStatus } from '../../forms/busy-status.tsx';
import { AuthSwitch } from '../../layout/auth-switch.tsx';
import { PageLink } from '../../navigation/nav-link.tsx';
import { useStateTitle } from '../../navigation/page-title.ts';
import { pathOf } from '../../navigation/routes.ts';
import { Resend } from './resend.tsx';
import { useVerification, type Verification } from './use-verification.ts';

/** Email verification (P-50, P-51): pending without a token, otherwise verifying, then success or error. */
export default function EmailVerification() {
  const verification = useVerification();
  useStateTitle(titleOf(verification));
  return (
    <StatusPanel {...wordsOf(verification)} capitalise="sentence" className="verification-panel">
      {verification.kind === 'pending' && (
        <>
          <Resend />
          {toLogin}
        </>
      )}
      <BusyStatus busy={verification.kind === 'verifying'} texts={{ slow: text.verifyingSlow }} />
    </StatusPanel>
  );
}

const toLogin = (
  <AuthSwitch prompt={text.loginPrompt} to={pathOf('login')}>
    {text.loginLink}
  </AuthSwitch>
);

/** The title of each state; undefined keeps the page's own title. */
function titleOf({ kind }: Verification): string | undefined {
  return {
    pending: undefined,
    verifying: text.verifyingTitle,
    success: text.success.title,
    failure: text.error.title,
  }[kind];
}

/** Texts and actions of each state. */
function wordsOf(verification: Verification): StatusPanelProps {
  switch (verification.kind) {
    case 'pending':
      return { status: 'pending', title: text.pending.heading, description: text.pending.note };
    case 'verifying':
      return { status: 'busy', title: text.verifying };
    case 'success':
      return {
        status: 'success',
        title: text.success.heading,
        description: text.success.text,
        actions: (
          <LinkButton variant="action" size="lg" as={PageLink} to={pathOf('login')}>
            {text.success.action}
          </LinkButton>
        ),
      };
    case 'failure':
      return {
        status: 'failure',
        title: text.error.heading,
        description: verification.message,
        actions: (
          <>
            <LinkButton variant="action" size="lg" as={PageLink} to={pathOf('signup')}>
              {text.error.action}
            </LinkButton>
            {toLogin}
          </>
        ),
      };
  }
}
