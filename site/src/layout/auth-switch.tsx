import { Link } from '@weft/design-system/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/router.ts';

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
