import { LinkButton } from '@weft/design-system/link';
import { Section } from '@weft/design-system/section';
import { StatusPanel } from '@weft/design-system/status-panel';
import { Layout } from '../parts/layout.tsx';

/** Where the forms lead without script. */
export default function Thanks() {
  return (
    <Layout path="/thanks" title="Thank you – Underfoot" description="We have what you sent.">
      <Section>
        <StatusPanel
          status="success"
          title="Thank you, we have it"
          description="A person reads every letter. You hear from us within three working days."
          actions={<LinkButton href="/">Back to the start</LinkButton>}
        />
      </Section>
    </Layout>
  );
}
