import { SectionHeading } from '@weft/design-system/section-heading';
import { steps } from '../../content/landing.ts';
import { Column } from '../../layout/column.tsx';
import { Picture } from '../../layout/picture.tsx';
import { Section } from './section.tsx';

/** How it works: the three steps as text and as the process picture, with a small version for narrow screens. */
export function Steps() {
  return (
    <Section id="steps" labelledBy="steps-title" ground="turmeric" className="py-section">
      <Column className="flex flex-col gap-block">
        <SectionHeading level={2} titleId="steps-title">
          {steps.title}
        </SectionHeading>
        <ol role="list" className="grid gap-8 md:grid-cols-3">
          {steps.list.map(({ title, text }, index) => (
            <li key={title} className="flex flex-col gap-2">
              <span aria-hidden="true" className="font-wide text-display-lg font-bold">
                {index + 1}
              </span>
              <h3 className="font-wide text-heading-sm">{title}</h3>
              <p className="max-w-measure text-body">{text}</p>
            </li>
          ))}
        </ol>
        <Picture
          name="process"
          narrow="process-small"
          alt={steps.imageAlt}
          sizes="100vw"
          className="w-full"
        />
      </Column>
    </Section>
  );
}
