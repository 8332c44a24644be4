import { FaqAccordion, FaqItem } from '@weft/design-system/faq-accordion';
import { SectionHeading } from '@weft/design-system/section-heading';
import { faq, supportText as text } from '../../content/support.ts';
import { Column } from '../../layout/column.tsx';
import { SupportForm } from './support-form.tsx';

/** Customer support (specification 2): an intro, the request form and the five questions. */
export default function CustomerSupport() {
  return (
    <Column className="grid gap-16 py-section">
      <SectionHeading level={1} size="xl" lead={text.intro}>
        {text.heading}
      </SectionHeading>
      <div className="grid gap-16 lg:grid-cols-2 lg:gap-24">
        <section aria-labelledby="support-form-title" className="flex flex-col gap-6">
          <SectionHeading level={2} size="md" titleId="support-form-title">
            {text.formTitle}
          </SectionHeading>
          <SupportForm />
        </section>
        <section aria-labelledby="support-faq-title" className="flex flex-col gap-6">
          <SectionHeading level={2} size="md" titleId="support-faq-title">
            {text.faqTitle}
          </SectionHeading>
          <FaqAccordion headingLevel={3}>
            {faq.map(({ id, question, answer }) => (
              <FaqItem key={id} value={id} question={question}>
                <p>{answer}</p>
              </FaqItem>
            ))}
          </FaqAccordion>
        </section>
      </div>
    </Column>
  );
}
