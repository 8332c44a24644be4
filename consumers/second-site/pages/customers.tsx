import '@weft/design-system/marketing.css';
import { Badge } from '@weft/design-system/badge';
import { Card } from '@weft/design-system/card';
import { Grid } from '@weft/design-system/grid';
import { Image } from '@weft/design-system/image';
import { Logo, LogoWall } from '@weft/design-system/logo-wall';
import { MediaText } from '@weft/design-system/media-text';
import { Quote } from '@weft/design-system/quote';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stat, Stats } from '@weft/design-system/stats';
import { Text } from '@weft/design-system/text';
import { JoinBand } from '../parts/join-band.tsx';
import { Layout } from '../parts/layout.tsx';

const STREETS = [
  {
    name: 'Kiln Terrace',
    since: '2019',
    text: 'Our first. Thirty-eight houses, six holes, and a plaque that nobody asked for.',
  },
  { name: 'Ropery Street', since: 'New', text: 'Fifty-two houses. The rig is booked, the soup is on.' },
  {
    name: 'Chandler’s Row',
    since: '2022',
    text: 'Eleven cottages on granite. Slow to drill, lovely to run.',
  },
  {
    name: 'St Bride’s Close',
    since: '2023',
    text: 'Twenty bungalows that were heated with oil, and now smell of nothing.',
  },
  { name: 'Upper Quay', since: '2024', text: 'A loop under the tram line, laid in nine nights.' },
  {
    name: 'Malthouse Yard',
    since: '2025',
    text: 'Sixty flats and a bakery, which gives its own heat back at four in the morning.',
  },
] as const;

export default function Customers() {
  return (
    <Layout
      path="/customers"
      title="Who is warm – Underfoot"
      description="Streets, schools and a swimming bath that take their heat from the ground, and what they say about it."
    >
      <Section ground="ink">
        <SectionHeading
          headingLevel={1}
          size="xl"
          eyebrow="41 streets and counting"
          description="Terraces, bungalows, a bakery, a school, and a bath that used to close in January."
        >
          Who is warm
        </SectionHeading>
      </Section>
      <Section spacing="sm" aria-label="Buildings on a loop">
        <LogoWall columns={4} aria-label="Buildings on a loop">
          <Logo name="Fellside Baths" />
          <Logo name="St Bride’s School" />
          <Logo name="Malthouse Bakery" />
          <Logo name="Tarnside Library" />
        </LogoWall>
      </Section>
      <Section ground="subtle" aria-labelledby="baths">
        <MediaText
          titleId="baths"
          media={
            <Image
              src="/pump.svg"
              alt="A heat pump in a plant room, with warm pipes to the radiators and cool ones to the ground"
              width={800}
              height={600}
            />
          }
          eyebrow="Fellside Baths"
          title="The pool that stopped closing in January"
          description="Nineteen holes under the car park keep 400 cubic metres of water at 28 degrees. The baths’ gas bill was £96,000 a year. It is now a line through a line."
        />
        <Stats columns={2}>
          <Stat value="61%" title="less spent on heat" />
          <Stat value="52" title="weeks open, of 52" />
        </Stats>
      </Section>
      <Section aria-labelledby="said">
        <SectionHeading headingLevel={2} size="md" titleId="said">
          In their words
        </SectionHeading>
        <Grid columns={3}>
          <Quote author="Dafydd Prosser" description="Caretaker, St Bride’s School">
            “I had four boilers and a calendar. Now I have a cupboard with a green light, and I have taken up
            bowls.”
          </Quote>
          <Quote author="Ines Carvalho" description="Malthouse Bakery">
            “We sell the loop our spare heat before breakfast. It is the only customer that never wants it
            sliced.”
          </Quote>
          <Quote author="Tom and Ruth Akers" description="Chandler’s Row">
            “The granite took them three weeks. They apologised to every dog on the row, by name.”
          </Quote>
        </Grid>
      </Section>
      <Section ground="subtle" aria-labelledby="streets">
        <SectionHeading headingLevel={2} size="md" titleId="streets">
          Some of the streets
        </SectionHeading>
        <Grid as="ul" role="list" columns={3}>
          {STREETS.map(({ name, since, text }) => (
            <Card
              as="li"
              key={name}
              title={name}
              eyebrow={
                <Badge tone={since === 'New' ? 'accent' : 'neutral'}>
                  {since === 'New' ? 'New' : `Since ${since}`}
                </Badge>
              }
              description={text}
            />
          ))}
        </Grid>
        <Text tone="muted">Yours is not here? The map changes every spring.</Text>
      </Section>
      <JoinBand />
    </Layout>
  );
}
