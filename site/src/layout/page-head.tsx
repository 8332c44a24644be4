import { SectionHeading } from '@weft/design-system/section-heading';
import type { ReactNode } from 'react';
import { Column } from './column.tsx';
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
    <div data-theme="dark" className="relative grid content-between overflow-clip bg-ink lg:content-center">
      <Column>
        <div className="flex flex-col items-start gap-8 py-16 lg:w-1/2 lg:py-24">
          <SectionHeading level={1} size="xl" lead={lead}>
            {heading}
          </SectionHeading>
          {children}
        </div>
      </Column>
      <div aria-hidden="true" className="relative h-24 lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-1/2">
        <HeroCloth className="absolute inset-0 size-full object-cover object-left" />
      </div>
    </div>
  );
}
