import { Chip } from '@weft/design-system/chip';
import { ChipMarquee } from '@weft/design-system/chip-marquee';
import { Cluster } from '@weft/design-system/cluster';
import { Container } from '@weft/design-system/container';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { useEffect, useState } from 'react';
import { integrations } from '../../content/landing.ts';
import { pictures } from '../../content/pictures.ts';

const { src } = pictures['chip-marks'];

const items = (loading: 'eager' | 'lazy') =>
  integrations.chips.map((name, index) => ({
    id: name,
    content: name,
    mark: (
      <img
        src={`${src}#mark-${index}`}
        alt=""
        width={20}
        height={24}
        loading={loading}
        className="integration-mark"
      />
    ),
  }));

const listItems = items('lazy');

/** The marks load before the rows are visible: drawing 44 of them at once delays a frame of the scroll. */
const rowItems = items('eager');

/**
 * Integrations: two rows of eleven chips that move in opposite directions, rendered on the client only (P-37). Until
 * then, without motion, without script and on paper, it is a list.
 */
export function Integrations() {
  const [rendered, setRendered] = useState(false);
  useEffect(() => setRendered(true), []);
  return (
    <Section id="integrations" tabIndex={-1} aria-labelledby="integrations-title" width="full">
      <Container>
        <SectionHeading headingLevel={2} titleId="integrations-title">
          {integrations.title}
        </SectionHeading>
      </Container>
      <div className="integration-rows">
        {rendered ? (
          <ChipMarquee items={rowItems} label={integrations.rowsLabel} rows={2} togglePlacement="below" />
        ) : (
          <Cluster as="ul" role="list" gap={2} className="integration-list">
            {listItems.map(({ id, content, mark }) => (
              <li key={id}>
                <Chip size="sm" mark={mark}>
                  {content}
                </Chip>
              </li>
            ))}
          </Cluster>
        )}
      </div>
    </Section>
  );
}
