import '@weft/design-system/styles.css';
import './theme.css';
import { Heading } from '@weft/design-system/heading';
import { Page, PageMain } from '@weft/design-system/page';
import { Section } from '@weft/design-system/section';
import { Text } from '@weft/design-system/text';

/** A brand whose typeface is loaded by next/font: the layout sets its variable on `<html>`. */
export default function Brand() {
  return (
    <Page>
      <PageMain>
        <Section>
          <Heading level={1}>A typeface of the brand</Heading>
          <Text>It is loaded by next/font.</Text>
        </Section>
      </PageMain>
    </Page>
  );
}
