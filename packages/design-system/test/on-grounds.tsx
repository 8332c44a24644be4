import type { ReactNode } from 'react';
import { Section, type SectionGround } from '../src/components/section/index.js';
import { Stack } from '../src/components/stack/index.js';

/** Settings of a story that shows the same on grounds of sections, one below the other. */
export const onGrounds = (
  grounds: readonly SectionGround[],
  content: (ground: SectionGround) => ReactNode,
) => ({
  parameters: { layout: 'fullscreen' as const },
  render: () => (
    <>
      {grounds.map((ground) => (
        <Section key={ground} ground={ground} spacing="sm">
          <Stack gap={4}>
            <p className="canvas-name">On {ground}</p>
            <div>{content(ground)}</div>
          </Stack>
        </Section>
      ))}
    </>
  ),
});
