import { Link } from '@weft/design-system/link';
import { Text } from '@weft/design-system/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/router.ts';

/** The link between login and sign-up. */
export function AuthSwitch({ prompt, to, children }: { prompt: string; to: string; children: ReactNode }) {
  return (
    <Text>
      {prompt}{' '}
      <Link as={RouterLink} to={to}>
        {children}
      </Link>
    </Text>
  );
}
