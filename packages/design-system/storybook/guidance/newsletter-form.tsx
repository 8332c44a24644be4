import { Button } from '../../src/components/button/index.js';
import { Form, FormActions } from '../../src/components/form/index.js';
import { NewsletterForm } from '../../src/components/newsletter-form/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const promise: Pair = {
  good: <NewsletterForm aria-label="Do" hint="One letter a month. Every letter has a link that ends it." />,
  bad: <NewsletterForm aria-label="Don’t" hint="Stay in the loop!" submitLabel="OK" />,
};

export const address: Pair = {
  good: <NewsletterForm aria-label="Do, address" hint="One letter a month." />,
  bad: (
    <Form noValidate width="full">
      <TextField label="First name" reserveErrorSpace={false} />
      <TextField label="Company name" reserveErrorSpace={false} />
      <TextField label="Email" reserveErrorSpace={false} />
      <FormActions>
        <Button>Subscribe</Button>
      </FormActions>
    </Form>
  ),
};
