import { LinkButton } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { Link } from '../../app/router.ts';
import { pathOf } from '../../app/routes.ts';
import { verificationText as text } from '../../content/account.ts';
import { AuthHeading } from '../../layout/auth-parts.tsx';
import { Resend } from './resend.tsx';
import { useVerification } from './use-verification.ts';

/** Email verification (specification 2 and 4): pending without a token, else verifying, then success or error. */
export default function EmailVerification() {
  const state = useVerification();
  switch (state.kind) {
    case 'pending':
      return (
        <>
          <AuthHeading subtitle={text.pending.note}>{text.pending.heading}</AuthHeading>
          <Resend />
        </>
      );
    case 'verifying':
      return (
        <div role="status">
          <AuthHeading>{text.verifying}</AuthHeading>
        </div>
      );
    case 'success':
      return (
        <>
          <div role="status">
            <AuthHeading subtitle={text.success.text}>{text.success.heading}</AuthHeading>
          </div>
          <LinkButton tone="action" size="lg" as={Link} to={pathOf('login')}>
            {text.success.action}
          </LinkButton>
        </>
      );
    case 'failure':
      return (
        <>
          <AuthHeading>{text.error.heading}</AuthHeading>
          <Notice tone="danger">{state.message}</Notice>
          <LinkButton tone="action" size="lg" as={Link} to={pathOf('signup')}>
            {text.error.action}
          </LinkButton>
        </>
      );
  }
}
