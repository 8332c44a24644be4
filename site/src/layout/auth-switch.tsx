import { Link } from '@weft/design-system/link';
import { Text } from '@weft/design-system/text';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/nav-link.tsx';

/** The link between login and sign-up. */
export function AuthSwitch({ prompt, to, children }: { prompt: string; to: string; children: ReactNode }) {
  return (
    <Text>
      {prompt}{' '}
      <Link as={PageLink} to={to}>
        {children}
      </Link>
    </Text>
  );
}
