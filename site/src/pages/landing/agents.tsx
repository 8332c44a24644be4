import { AgentList, AgentListItem } from '@weft/design-system/agent-list-item';
import { Grid } from '@weft/design-system/grid';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Stack } from '@weft/design-system/stack';
import { agents } from '../../content/landing.ts';
import { Picture } from '../../layout/picture.tsx';

/** AI Agents: the four promoted uses beside a picture (P-38). */
export function Agents() {
  return (
    <Section id="agents" tabIndex={-1} aria-labelledby="agents-title" ground="indigo">
      <Grid columns={{ base: 1, lg: 2 }} className="lg:gap-24">
        <Stack gap="stack">
          <SectionHeading headingLevel={2} titleId="agents-title">
            {agents.title}
          </SectionHeading>
          <Picture
            name="agents"
            narrow="agents-small"
            alt={agents.imageAlt}
            sizes="(width >= 1024px) 45vw, 100vw"
            className="w-full"
          />
        </Stack>
        <AgentList className="lg:grid lg:auto-rows-fr">
          {agents.uses.map(({ name, text }) => (
            <AgentListItem key={name} title={name}>
              {text}
            </AgentListItem>
          ))}
        </AgentList>
      </Grid>
    </Section>
  );
}
