import { LinkButton } from '@weft/design-system/link';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Link } from '../../app/router.ts';
import { pathOf } from '../../app/routes.ts';
import { notFoundText as text } from '../../content/not-found.ts';
import { Column } from '../../layout/column.tsx';

/** What stands at every address that has no page. The server sends it with status 404. */
export default function NotFound() {
  return (
    <Column className="flex flex-col items-start gap-8 py-section">
      <SectionHeading level={1} size="xl" lead={text.text}>
        {text.heading}
      </SectionHeading>
      <LinkButton tone="action" size="lg" as={Link} to={pathOf('landing')}>
        {text.action}
      </LinkButton>
    </Column>
  );
}
