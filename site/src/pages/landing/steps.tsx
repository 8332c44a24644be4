import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { StepsFigure } from '@weft/design-system/steps-figure';
import { steps } from '../../content/landing.ts';
import { ProcessPicture } from './process-picture.tsx';

/** How it works: the three steps as text and as a picture, with a small version for narrow screens. */
export function Steps() {
  return (
    <Section id="steps" tabIndex={-1} aria-labelledby="steps-title" ground="turmeric">
      <SectionHeading headingLevel={2} titleId="steps-title">
        {steps.title}
      </SectionHeading>
      <StepsFigure steps={steps.list} figure={<ProcessPicture />} />
    </Section>
  );
}
