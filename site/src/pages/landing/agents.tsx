import { AgentList, AgentListItem } from '@weft/design-system/agent-list-item';
import { SectionHeading } from '@weft/design-system/section-heading';
import { agents } from '../../content/landing.ts';
import { Column } from '../../layout/column.tsx';
import { Picture } from '../../layout/picture.tsx';
import { Section } from './section.tsx';

/** AI Agents: the four promoted uses beside a picture (P-38). */
export function Agents() {
  return (
    <Section id="agents" labelledBy="agents-title" ground="indigo" className="py-section">
      <Column className="grid gap-stack lg:grid-cols-2 lg:gap-24">
        <div className="flex flex-col gap-stack">
          <SectionHeading level={2} titleId="agents-title">
            {agents.title}
          </SectionHeading>
          <Picture
            name="agents"
            narrow="agents-small"
            alt={agents.imageAlt}
            sizes="(width >= 1024px) 45vw, 100vw"
            className="w-full"
          />
        </div>
        <AgentList className="lg:grid lg:auto-rows-fr">
          {agents.uses.map(({ name, text }) => (
            <AgentListItem key={name} name={name}>
              {text}
            </AgentListItem>
          ))}
        </AgentList>
      </Column>
    </Section>
  );
}
