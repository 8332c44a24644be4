import { Link } from '@weft/design-system/link';
import { Text } from '@weft/design-system/text';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/nav-link.tsx';

/** A link to login or sign-up from a page of the other kind. */
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
