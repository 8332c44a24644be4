import { Container } from '@weft/design-system/container';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import type { ReactNode } from 'react';
import { HeroCloth } from './hero-cloth.tsx';

/** Props of {@link PageHead}. */
interface PageHeadProps {
  /** The page's level-one heading. */
  heading: string;
  /** The lead paragraph below the heading. */
  lead: string;
  /** An optional call to action. */
  children?: ReactNode;
}

/** The head of a page in the shared layout: its heading on ink, beside a cloth picture. */
export function PageHead({ heading, lead, children }: PageHeadProps) {
  return (
    <Section
      as="div"
      ground="ink"
      spacing="none"
      width="full"
      className="relative justify-between gap-0 overflow-clip lg:justify-center"
    >
      <Container>
        <Stack gap={8} align="start" className="py-16 lg:w-1/2 lg:py-24">
          <SectionHeading headingLevel={1} size="xl" description={lead}>
            {heading}
          </SectionHeading>
          {children}
        </Stack>
      </Container>
      <div aria-hidden="true" className="relative h-24 lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-1/2">
        <HeroCloth className="absolute inset-0 size-full object-cover object-left" />
      </div>
    </Section>
  );
}
