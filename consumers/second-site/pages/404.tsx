import { Cluster } from '@weft/design-system/cluster';
import { LinkButton } from '@weft/design-system/link';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Layout } from '../parts/layout.tsx';

export default function NotFound() {
  return (
    <Layout path="/404" title="A dry hole – Underfoot" description="There is no page at this address.">
      <Section ground="ink">
        <SectionHeading
          headingLevel={1}
          size="xl"
          eyebrow="404"
          description="We drilled at this address and found no page. It may have moved, or never been here."
        >
          A dry hole
        </SectionHeading>
        <Cluster>
          <LinkButton variant="action" href="/">
            Back to the surface
          </LinkButton>
          <LinkButton href="/contact">Tell us what you looked for</LinkButton>
        </Cluster>
      </Section>
    </Layout>
  );
}
