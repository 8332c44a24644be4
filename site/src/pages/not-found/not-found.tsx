import { LinkButton } from '@weft/design-system/link';
import { notFoundText as text } from '../../content/not-found.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { PageLink } from '../../navigation/nav-link.tsx';
import { pathOf } from '../../navigation/routes.ts';

/** The page for an unknown address. The server sends it with status 404. */
export default function NotFound() {
  return (
    <PageHead heading={text.heading} lead={text.text}>
      <LinkButton variant="action" size="lg" as={PageLink} to={pathOf('landing')}>
        {text.action}
      </LinkButton>
    </PageHead>
  );
}
