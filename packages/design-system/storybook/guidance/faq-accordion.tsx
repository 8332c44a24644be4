import { FaqAccordion, FaqItem } from '../../src/components/faq-accordion/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const question: Pair = {
  good: (
    <FaqAccordion defaultValue="data">
      <FaqItem value="data" question="Who owns the data?">
        You do. You own all of your data.
      </FaqItem>
    </FaqAccordion>
  ),
  bad: (
    <FaqAccordion defaultValue="data">
      <FaqItem value="data" question="Data ownership">
        In a world of platforms, ownership is a question that many teams ask. At Weft, it is yours.
      </FaqItem>
    </FaqAccordion>
  ),
};
