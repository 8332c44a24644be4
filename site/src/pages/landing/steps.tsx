import { SectionHeading } from '@weft/design-system/section-heading';
import { StepsFigure } from '@weft/design-system/steps-figure';
import { steps } from '../../content/landing.ts';
import { Column } from '../../layout/column.tsx';
import { ProcessPicture } from './process-picture.tsx';
import { Section } from './section.tsx';

/** How it works: the three steps as text and as a picture, with a small version for narrow screens. */
export function Steps() {
  return (
    <Section id="steps" labelledBy="steps-title" ground="turmeric" className="py-section">
      <Column className="flex flex-col gap-stack">
        <SectionHeading level={2} titleId="steps-title">
          {steps.title}
        </SectionHeading>
        <StepsFigure steps={steps.list} figure={<ProcessPicture />} />
      </Column>
    </Section>
  );
}
