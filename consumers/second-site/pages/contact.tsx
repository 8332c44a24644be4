import { Grid } from '@weft/design-system/grid';
import { Heading } from '@weft/design-system/heading';
import { Link } from '@weft/design-system/link';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import { Text } from '@weft/design-system/text';
import { ContactForm } from '../parts/contact-form.tsx';
import { Layout } from '../parts/layout.tsx';

export default function Contact() {
  return (
    <Layout
      path="/contact"
      title="Ask about your street – Underfoot"
      description="Tell us where you live and what heats you now. A person answers within three working days."
    >
      <Section ground="ink" spacing="sm">
        <SectionHeading
          headingLevel={1}
          size="xl"
          description="Five answers. A person reads them, looks at the rock below you, and writes back within three working days."
        >
          Ask about your street
        </SectionHeading>
      </Section>
      <Section>
        <Grid columns={2} gap={12} align="start">
          <ContactForm />
          <Stack gap="stack">
            <Stack gap={2}>
              <Heading level={2} size="sm">
                Rather talk?
              </Heading>
              <Text>
                Ring <Link href="tel:+441632960142">01632 960 142</Link>, Monday to Friday from eight to four.
                You reach the yard, so there may be drilling.
              </Text>
            </Stack>
            <Stack gap={2}>
              <Heading level={2} size="sm">
                Cold right now?
              </Heading>
              <Text>
                Members with a fault ring <Link href="tel:+441632960199">01632 960 199</Link> at any hour. We
                come within a day, and bring a heater.
              </Text>
            </Stack>
            <Stack gap={2}>
              <Heading level={2} size="sm">
                What happens next
              </Heading>
              <Text>
                We look up the rock, count the neighbours who asked, and send you a drawing of your street
                with a price on it. Saying no costs nothing.
              </Text>
            </Stack>
          </Stack>
        </Grid>
      </Section>
    </Layout>
  );
}
