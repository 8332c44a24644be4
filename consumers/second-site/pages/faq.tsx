import { FaqAccordion, FaqItem } from '@weft/design-system/faq-accordion';
import { Heading } from '@weft/design-system/heading';
import { Link } from '@weft/design-system/link';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import { Text } from '@weft/design-system/text';
import { JoinBand } from '../parts/join-band.tsx';
import { Layout } from '../parts/layout.tsx';

const TOPICS = [
  {
    title: 'The hole',
    questions: [
      {
        id: 'digging',
        question: 'Will you dig up my garden?',
        answer:
          'No. We drill under the road, and a narrow trench leads to your wall. It is open for two days, and we put the same paving back, the same way up.',
      },
      {
        id: 'noise',
        question: 'How loud is the drilling?',
        answer:
          'As loud as a lorry that does not leave. We drill from nine to four, never on a Sunday, and a street is done in about two weeks.',
      },
      {
        id: 'cold',
        question: 'Does the ground go cold?',
        answer:
          'It cools by about two degrees in winter and recovers in summer. We measure each hole every hour. After seven years Kiln Terrace is where it began.',
      },
    ],
  },
  {
    title: 'The house',
    questions: [
      {
        id: 'radiators',
        question: 'Do I need new radiators?',
        answer:
          'Four homes in five do not. Our fitter measures each room first and says which, if any, is too small.',
      },
      {
        id: 'shower',
        question: 'Can two people shower in the morning?',
        answer:
          'Yes, and a third. The cylinder holds 180 litres at 60 degrees, and is warm again within the hour.',
      },
      {
        id: 'power-cut',
        question: 'What happens in a power cut?',
        answer:
          'The pump stops, as a gas boiler does. The house keeps its heat for some hours. Put the kettle on beforehand.',
      },
    ],
  },
] as const;

export default function Faq() {
  return (
    <Layout
      path="/faq"
      title="Questions – Underfoot"
      description="What people ask before a rig comes: digging, noise, radiators, showers and power cuts."
    >
      <Section ground="ink" width="text">
        <SectionHeading
          headingLevel={1}
          size="xl"
          description="Asked at kitchen tables, answered by those who drill."
        >
          Questions
        </SectionHeading>
      </Section>
      <Section width="text">
        {TOPICS.map(({ title, questions }) => (
          <Stack key={title} gap="stack">
            <Heading level={2}>{title}</Heading>
            <FaqAccordion>
              {questions.map(({ id, question, answer }) => (
                <FaqItem key={id} id={id} value={id} question={question}>
                  {answer}
                </FaqItem>
              ))}
            </FaqAccordion>
          </Stack>
        ))}
        <Text>
          Not answered? <Link href="/contact">Write to us</Link>: a person reads it.
        </Text>
      </Section>
      <JoinBand />
    </Layout>
  );
}
