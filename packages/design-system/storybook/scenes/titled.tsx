import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import { Form, FormActions } from '../../src/components/form/index.js';
import { Section, type SectionProps } from '../../src/components/section/index.js';
import { SectionHeading } from '../../src/components/section-heading/index.js';
import { Stack } from '../../src/components/stack/index.js';

interface TitledProps extends Pick<SectionProps, 'ground' | 'width'> {
  id: string;
  title: string;
  gap?: 4 | 6 | 8;
  children: ReactNode;
}

/** A section that its title names. */
export const Titled = ({ id, ground, width, title, gap = 6, children }: TitledProps) => (
  <Section ground={ground} width={width} spacing="sm" aria-labelledby={`${id}-title`}>
    <Stack gap={gap}>
      <SectionHeading headingLevel={2} size="md" titleId={`${id}-title`}>
        {title}
      </SectionHeading>
      {children}
    </Stack>
  </Section>
);

interface TitledFormProps extends Omit<TitledProps, 'width' | 'gap'> {
  /** The text before the first field of the form. */
  before?: ReactNode;
  submitLabel?: string;
}

/** A form below its title, with its button at the end. */
export const TitledForm = ({ before, submitLabel = 'Submit', children, ...section }: TitledFormProps) => (
  <Titled {...section} width="form">
    {before}
    <Form noValidate width="full">
      {children}
      <FormActions>
        <Button variant="action" type="submit">
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  </Titled>
);
