import { LinkButton } from '@weft/design-system/link';
import { SectionHeading } from '@weft/design-system/section-heading';
import { closing } from '../../content/landing.ts';
import { Column } from '../../layout/column.tsx';
import { Picture } from '../../layout/picture.tsx';
import { Link } from '../../navigation/router.ts';
import { pathOf } from '../../navigation/routes.ts';
import { Section } from './section.tsx';

/** The closing panel: a solid block with the call to action on a cloth picture. */
export function Closing() {
  return (
    <Section labelledBy="closing-title" ground="madder" className="relative overflow-hidden">
      <Picture name="closing" alt="" sizes="100vw" className="absolute inset-0 size-full object-cover" />
      <Column className="relative py-section">
        <div className="flex w-fit max-w-measure flex-col items-start gap-8 bg-ink p-6 sm:p-8 md:p-12">
          <SectionHeading level={2} titleId="closing-title">
            {closing.title}
          </SectionHeading>
          <LinkButton tone="action" size="lg" as={Link} to={pathOf('signup')}>
            {closing.action}
          </LinkButton>
        </div>
      </Column>
    </Section>
  );
}
