import { Accordion, AccordionItem } from '../../src/components/accordion/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const titles: Pair = {
  good: (
    <Accordion>
      <AccordionItem value="plan" title="What each plan includes">
        One app, or ten.
      </AccordionItem>
      <AccordionItem value="data" title="Where the data is kept">
        In your own cloud account.
      </AccordionItem>
    </Accordion>
  ),
  bad: (
    <Accordion>
      <AccordionItem value="more" title="More">
        One app, or ten.
      </AccordionItem>
      <AccordionItem value="details" title="Details">
        In your own cloud account.
      </AccordionItem>
    </Accordion>
  ),
};

export const hidden: Pair = {
  good: (
    <Accordion defaultValue={['data']}>
      <AccordionItem value="data" title="Where the data is kept">
        In your own cloud account.
      </AccordionItem>
    </Accordion>
  ),
  bad: (
    <Accordion defaultValue={['name']}>
      <AccordionItem value="name" title="Your company">
        <TextField label="Company name" required />
      </AccordionItem>
    </Accordion>
  ),
};
