import '@weft/design-system/marketing.css';
import '@weft/design-system/navigation.css';
import { ComparisonTable } from '@weft/design-system/comparison-table';
import { Heading } from '@weft/design-system/heading';
import { LinkButton } from '@weft/design-system/link';
import { PricingFeature, PricingPlan, PricingTable } from '@weft/design-system/pricing-table';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import { Tab, Tabs } from '@weft/design-system/tabs';
import { Text } from '@weft/design-system/text';
import { JoinBand } from '../parts/join-band.tsx';
import { Layout } from '../parts/layout.tsx';

const ask = (plan: string) => `/contact?plan=${plan}`;

export default function Pricing() {
  return (
    <Layout
      path="/pricing"
      title="Prices – Underfoot"
      description="What heat from the ground costs with Underfoot: a standing charge, a price per kilowatt-hour, and no connection fee for a street that joins together."
    >
      <Section ground="ink">
        <SectionHeading
          headingLevel={1}
          size="xl"
          eyebrow="Prices, set by members in March"
          description="A standing charge for the hole, a price for the heat. The pump, its repairs and the person who answers the telephone are in it."
        >
          Cheaper than gas, and it stays put
        </SectionHeading>
      </Section>
      <Section aria-labelledby="plans">
        <SectionHeading headingLevel={2} size="md" titleId="plans">
          Three ways to join
        </SectionHeading>
        <PricingTable>
          <PricingPlan
            title="House"
            description="For one home on a street that has a loop."
            price="£24"
            period="a month"
            priceDescription="and 6.1p per kWh of heat"
            action={
              <LinkButton fullWidth href={ask('house')}>
                Ask for a house
              </LinkButton>
            }
            featuresTitle="What you get"
          >
            <PricingFeature>A branch from the loop</PricingFeature>
            <PricingFeature>The pump and its fitting</PricingFeature>
            <PricingFeature>Repairs within a day</PricingFeature>
            <PricingFeature included={false}>New radiators</PricingFeature>
          </PricingPlan>
          <PricingPlan
            title="Street"
            recommended
            recommendedLabel="Most streets"
            description="For eight to sixty neighbours who ask together."
            price="£19"
            period="a month per home"
            priceDescription="and 5.4p per kWh of heat"
            action={
              <LinkButton variant="action" fullWidth href={ask('street')}>
                Ask for a street
              </LinkButton>
            }
            featuresTitle="What you get"
          >
            <PricingFeature>Boreholes and the loop, paid by the co-op</PricingFeature>
            <PricingFeature>The pumps and their fitting</PricingFeature>
            <PricingFeature>Repairs within a day</PricingFeature>
            <PricingFeature>One radiator per home, if yours is too small</PricingFeature>
          </PricingPlan>
          <PricingPlan
            title="Block"
            description="For landlords, schools, and one swimming bath so far."
            price="£11"
            period="a month per flat"
            priceDescription="and 4.9p per kWh of heat"
            action={
              <LinkButton fullWidth href={ask('block')}>
                Ask for a block
              </LinkButton>
            }
            featuresTitle="What you get"
          >
            <PricingFeature>Boreholes in your own yard</PricingFeature>
            <PricingFeature>A plant room, built and run by us</PricingFeature>
            <PricingFeature>A bill for each tenant</PricingFeature>
            <PricingFeature>Cooling in summer</PricingFeature>
          </PricingPlan>
        </PricingTable>
      </Section>
      <Section ground="subtle" aria-labelledby="compare">
        <SectionHeading headingLevel={2} size="md" titleId="compare">
          Line by line
        </SectionHeading>
        <ComparisonTable
          caption="What each way to join includes"
          plans={[{ title: 'House' }, { title: 'Street', recommended: true }, { title: 'Block' }]}
          recommendedLabel="Most streets"
          groups={[
            {
              title: 'Getting connected',
              rows: [
                { title: 'Connection fee', values: ['£900', 'None', 'By survey'] },
                { title: 'Wait, from yes to warm', values: ['6 weeks', '9 months', '14 months'] },
                { title: 'We take the boiler away', values: [true, true, true] },
              ],
            },
            {
              title: 'Living with it',
              rows: [
                { title: 'Repairs', values: ['Within a day', 'Within a day', 'Within 4 hours'] },
                { title: 'Hot water at 60 °C', values: [true, true, true] },
                { title: 'Cooling in summer', values: [false, '£3 a month', true] },
              ],
            },
            {
              title: 'Owning it',
              rows: [
                { title: 'Votes', values: ['One', 'One per home', 'One per tenant'] },
                { title: 'Share of the surplus', values: [true, true, true] },
              ],
            },
          ]}
        />
      </Section>
      <Section width="text" aria-labelledby="year">
        <SectionHeading headingLevel={2} size="md" titleId="year" description="From members’ bills in 2025.">
          What a year costs
        </SectionHeading>
        <Tabs label="A year in three homes">
          <Tab value="flat" title="Flat">
            <Text>
              Two rooms, one person, 4,200 kWh of heat: £438 for the year. The gas flat next door paid £610.
            </Text>
          </Tab>
          <Tab value="terrace" title="Terrace">
            <Text>
              Three bedrooms, four people, 9,800 kWh of heat: £757 for the year. Before the loop it was
              £1,120, and a boiler service.
            </Text>
          </Tab>
          <Tab value="draughty" title="Draughty old place">
            <Text>
              Five bedrooms, a sash window that does not close, 21,000 kWh: £1,362 for the year. Mend the
              window.
            </Text>
          </Tab>
        </Tabs>
      </Section>
      <Section ground="subtle" width="text" aria-labelledby="small-print">
        <SectionHeading headingLevel={2} size="md" titleId="small-print">
          Before you sign
        </SectionHeading>
        <Stack gap={2}>
          <Heading level={3}>Can the price go up?</Heading>
          <Text>
            Once a year, by a vote of the members. The pumps use electricity, which is about a third of the
            price, so when that rises we ask for a little more. The rock has never asked for a rise.
          </Text>
        </Stack>
        <Stack gap={2}>
          <Heading level={3}>What if I move?</Heading>
          <Text>
            Your vote ends and your share is paid back. The pump stays, and so does the branch for whoever
            comes next.
          </Text>
        </Stack>
      </Section>
      <JoinBand />
    </Layout>
  );
}
