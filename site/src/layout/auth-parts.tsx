import { Link } from '@weft/design-system/link';
import { SectionHeading } from '@weft/design-system/section-heading';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../app/router.ts';

/** The heading of a stand-alone page, with a line below it. */
export function AuthHeading({ subtitle, children }: { subtitle?: ReactNode; children: ReactNode }) {
  return (
    <SectionHeading level={1} size="md" lead={subtitle}>
      {children}
    </SectionHeading>
  );
}

/** The way from one account form to the other. */
export function AuthSwitch({ prompt, to, children }: { prompt: string; to: string; children: ReactNode }) {
  return (
    <p className="text-body">
      {prompt}{' '}
      <Link as={RouterLink} to={to}>
        {children}
      </Link>
    </p>
  );
}
