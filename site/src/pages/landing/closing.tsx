import { LinkButton } from '@weft/design-system/link';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import { closing } from '../../content/landing.ts';
import { Picture } from '../../layout/picture.tsx';
import { PageLink } from '../../navigation/nav-link.tsx';
import { pathOf } from '../../navigation/routes.ts';

/** The closing panel: a solid block with the call to action on a cloth picture. */
export function Closing() {
  return (
    <Section aria-labelledby="closing-title" ground="madder" className="relative overflow-hidden">
      <div className="absolute inset-0 print:hidden">
        <Picture name="closing" alt="" sizes="100vw" className="absolute inset-0 size-full object-cover" />
      </div>
      <Stack gap={8} align="start" className="relative w-fit max-w-measure bg-ink p-6 sm:p-8 md:p-12">
        <SectionHeading headingLevel={2} titleId="closing-title">
          {closing.title}
        </SectionHeading>
        <LinkButton variant="action" size="lg" as={PageLink} to={pathOf('signup')}>
          {closing.action}
        </LinkButton>
      </Stack>
    </Section>
  );
}
