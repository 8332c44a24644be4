import { SectionHeading } from '../../src/components/section-heading/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const title: Pair = {
  good: (
    <SectionHeading headingLevel={3} size="md">
      All the AI Possibilities Under One Roof
    </SectionHeading>
  ),
  bad: (
    <SectionHeading headingLevel={3} size="md">
      In this section we would like to tell you what the platform can do, in all of its parts.
    </SectionHeading>
  ),
};
