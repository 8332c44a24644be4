import { Link } from '@weft/design-system/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/router.ts';

/** The link between login and sign-up. */
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
