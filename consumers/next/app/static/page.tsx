import { Banner } from '@weft/design-system/banner';
import { BenefitPanel } from '@weft/design-system/benefit-panel';
import { Button } from '@weft/design-system/button';
import { Chip } from '@weft/design-system/chip';
import { Cluster } from '@weft/design-system/cluster';
import { Container } from '@weft/design-system/container';
import { Form, FormActions, FormRow } from '@weft/design-system/form';
import { Grid } from '@weft/design-system/grid';
import { Heading } from '@weft/design-system/heading';
import { LinkButton } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { Page, PageMain } from '@weft/design-system/page';
import { Prose } from '@weft/design-system/prose';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { SelectField } from '@weft/design-system/select-field';
import { Stack } from '@weft/design-system/stack';
import { StatusPanel } from '@weft/design-system/status-panel';
import { Text } from '@weft/design-system/text';

/** Static parts, which must not add any script. */
export default function Static() {
  return (
    <Page>
      <PageMain>
        <Section ground="ink">
          <SectionHeading headingLevel={1}>Static parts</SectionHeading>
          <Cluster>
            <Chip>One login</Chip>
            <LinkButton href="/">Back</LinkButton>
          </Cluster>
        </Section>
        <Section>
          <Grid columns={{ base: 1, md: 2 }}>
            <BenefitPanel contents={[{ subHeading: 'One login', description: 'For every screen.' }]} />
            <Stack>
              <Heading level={2}>A form</Heading>
              <Text>It is sent by the browser.</Text>
              <Form method="post">
                <FormRow>
                  <SelectField
                    label="Category"
                    options={[{ value: 'other', label: 'Other' }]}
                    placeholder="Choose"
                  />
                </FormRow>
                <FormActions>
                  <Button type="submit" variant="action">
                    Send
                  </Button>
                  <LinkButton href="/">Leave it</LinkButton>
                </FormActions>
              </Form>
            </Stack>
          </Grid>
        </Section>
        <Section width="full">
          <Container width="text">
            <Prose>
              <p>Words from elsewhere.</p>
            </Prose>
            <Banner label="Notice" title="One thing" />
            <Notice title="One more thing">Nothing moves here.</Notice>
            <StatusPanel status="success" title="Done" headingLevel={2} />
          </Container>
        </Section>
      </PageMain>
    </Page>
  );
}
