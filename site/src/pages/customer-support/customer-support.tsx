import { FaqAccordion, FaqItem } from '@weft/design-system/faq-accordion';
import { Grid } from '@weft/design-system/grid';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import type { ReactNode } from 'react';
import { faq, supportText as text } from '../../content/support.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { SupportForm } from './support-form.tsx';

/** Customer support (P-53): intro, request form and the five questions. */
export default function CustomerSupport() {
  return (
    <>
      <PageHead heading={text.heading} lead={text.intro} />
      <Section as="div" ground="surface">
        <Grid columns={{ base: 1, lg: 2 }} className="gap-x-24 gap-y-16 lg:grid-rows-[auto_1fr] lg:gap-y-6">
          <Part titleId="support-form-title" title={text.formTitle}>
            <SupportForm />
          </Part>
          <Part titleId="support-faq-title" title={text.faqTitle}>
            <FaqAccordion headingLevel={3}>
              {faq.map(({ id, question, answer }) => (
                <FaqItem key={id} id={id} value={id} question={question}>
                  <p>{answer}</p>
                </FaqItem>
              ))}
            </FaqAccordion>
          </Part>
        </Grid>
      </Section>
    </>
  );
}

/** One of the two parts of the page. A subgrid aligns the content below their titles. */
function Part({ titleId, title, children }: { titleId: string; title: string; children: ReactNode }) {
  return (
    <Stack
      as="section"
      gap={6}
      aria-labelledby={titleId}
      className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:items-start"
    >
      <SectionHeading headingLevel={2} size="md" titleId={titleId}>
        {title}
      </SectionHeading>
      {children}
    </Stack>
  );
}
