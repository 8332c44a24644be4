import '@weft/design-system/marketing.css';
import '@weft/design-system/navigation.css';
import { Banner } from '@weft/design-system/banner';
import { Card } from '@weft/design-system/card';
import { Grid } from '@weft/design-system/grid';
import { Hero } from '@weft/design-system/hero';
import { Image } from '@weft/design-system/image';
import { Link, LinkButton } from '@weft/design-system/link';
import { MediaText } from '@weft/design-system/media-text';
import { NewsletterForm } from '@weft/design-system/newsletter-form';
import { Quote } from '@weft/design-system/quote';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stat, Stats } from '@weft/design-system/stats';
import { JoinBand } from '../parts/join-band.tsx';
import { Layout } from '../parts/layout.tsx';

export default function Home() {
  return (
    <Layout
      path="/"
      title="Underfoot: heat from under your street"
      description="A co-operative that drills boreholes under streets and heats the houses above them. Its members own the holes."
    >
      <Banner
        title="Ropery Street goes on the loop on 12 January."
        description="Expect a rig, a road closure and free soup."
        action={<Link href="/faq#digging">What digging means</Link>}
      />
      <Hero
        titleId="top"
        aria-labelledby="top"
        eyebrow="Ground heat, owned by the street"
        title="The warm part of your house is 120 metres down"
        description="Under Tarnside the rock is eleven degrees in every month of the year. We drill to it once, pipe it to every door, and share the bill."
        actions={
          <>
            <LinkButton variant="action" size="lg" href="/contact">
              Ask about your street
            </LinkButton>
            <LinkButton size="lg" href="/pricing">
              See the prices
            </LinkButton>
          </>
        }
        media={<Image src="/street.svg" alt="" width={1000} height={1300} priority />}
        mediaPosition="edge"
      />
      <Section aria-label="Underfoot in figures">
        <Stats columns={4}>
          <Stat value="41" title="streets on a loop" />
          <Stat value="2,380" title="homes, one pump each" />
          <Stat value="11 °C" title="all year, at 120 metres" />
          <Stat value="£0" title="to the shareholders we do not have" />
        </Stats>
      </Section>
      <Section ground="subtle" aria-labelledby="how">
        <SectionHeading
          headingLevel={2}
          titleId="how"
          description="Nothing burns, so nothing needs a flue, a tank or a delivery."
        >
          One hole, many houses
        </SectionHeading>
        <Grid as="ul" role="list" columns={3}>
          <Card
            as="li"
            media={<Image src="/drill.svg" alt="" width={800} height={600} ratio="4/3" />}
            eyebrow="Week one"
            title="We drill under the road"
            description="A rig the size of a van makes a hole the width of a dinner plate. Six holes are enough for a terrace of forty."
          />
          <Card
            as="li"
            media={<Image src="/loop.svg" alt="" width={800} height={600} ratio="4/3" />}
            eyebrow="Week three"
            title="We lay the loop"
            description="Two pipes run along the street, one cool and one less cool. Each house gets a branch, whether it joins now or in ten years."
          />
          <Card
            as="li"
            media={<Image src="/pump.svg" alt="" width={800} height={600} ratio="4/3" />}
            eyebrow="One day per house"
            title="We swap the boiler"
            description="A heat pump as big as a dishwasher goes where the boiler was. The radiators stay. So does the cat’s warm spot."
          />
        </Grid>
      </Section>
      <Section aria-labelledby="own">
        <MediaText
          titleId="own"
          side="start"
          media={<Image src="/vote.svg" alt="Five raised hands" width={800} height={600} />}
          eyebrow="A co-operative"
          title="You buy heat from yourself"
          description="Everybody on a loop is a member with one vote. Members set the price each spring, and what is left over lowers next year’s."
          actions={
            <Link variant="standalone" href="/legal">
              Read our rules
            </Link>
          }
        />
      </Section>
      <Section ground="primary" aria-label="A member says">
        <Quote size="lg" author="Maureen Oyelaran" description="Number 14, Kiln Terrace">
          “The engineer asked whether I could hear the pump. I asked whether it had been delivered. It had
          been running since Tuesday.”
        </Quote>
      </Section>
      <Section aria-labelledby="letter">
        <Grid columns={2} align="center">
          <SectionHeading
            headingLevel={2}
            size="md"
            titleId="letter"
            description="Four letters a year: where the rig goes next, and what heat cost."
          >
            News from below
          </SectionHeading>
          <NewsletterForm method="post" action="/api/letter" submitLabel="Send me the letter" />
        </Grid>
      </Section>
      <JoinBand />
    </Layout>
  );
}
