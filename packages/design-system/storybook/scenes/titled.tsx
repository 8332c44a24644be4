import type { ReactNode } from 'react';
import { Section, type SectionGround } from '../../src/components/section/index.js';
import { SectionHeading } from '../../src/components/section-heading/index.js';
import { Stack } from '../../src/components/stack/index.js';

interface TitledProps {
  id: string;
  ground?: SectionGround;
  title: string;
  gap?: 4 | 6 | 8;
  children: ReactNode;
}

/** A section that its title names. */
export const Titled = ({ id, ground, title, gap = 6, children }: TitledProps) => (
  <Section ground={ground} spacing="sm" aria-labelledby={`${id}-title`}>
    <Stack gap={gap}>
      <SectionHeading headingLevel={2} size="md" titleId={`${id}-title`}>
        {title}
      </SectionHeading>
      {children}
    </Stack>
  </Section>
);
