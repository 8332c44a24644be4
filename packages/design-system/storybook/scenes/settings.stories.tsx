import type { ReactNode } from 'react';
import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Button } from '../../src/components/button/index.js';
import { Checkbox } from '../../src/components/checkbox/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import { Divider } from '../../src/components/divider/index.js';
import { Form, FormActions } from '../../src/components/form/index.js';
import { Link } from '../../src/components/link/index.js';
import { RadioGroup } from '../../src/components/radio-group/index.js';
import { Section } from '../../src/components/section/index.js';
import { SectionHeading } from '../../src/components/section-heading/index.js';
import { SelectField } from '../../src/components/select-field/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Switch } from '../../src/components/switch/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import { ThemeToggle } from '../../src/components/theme-toggle/index.js';

/** Pages that ask for choices, made of the package's parts: what the parts’ pages show first. */
const meta = preview.meta({
  title: 'Patterns/Choices and settings',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

/** Settings that change at once, so no button saves them. */
export const Settings = meta.story({
  render: () => (
    <Section spacing="sm" width="form" aria-labelledby="settings-title">
      <Stack gap={6}>
        <SectionHeading headingLevel={2} size="md" titleId="settings-title">
          Settings
        </SectionHeading>
        <Stack gap={2}>
          <Switch label="Monthly news" hint="What is new on the platform." defaultChecked />
          <Switch label="Reports by email" />
        </Stack>
        <Divider />
        <ThemeToggle />
      </Stack>
    </Section>
  ),
});

/** Where each answer is one of a long, known list. */
export const Region = meta.story({
  render: () => (
    <Section spacing="sm" width="form" aria-labelledby="region-title">
      <Stack gap={6}>
        <SectionHeading headingLevel={2} size="md" titleId="region-title">
          Region
        </SectionHeading>
        <Form noValidate width="full">
          <SelectField
            label="Language"
            defaultValue="en"
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
              { value: 'te', label: 'తెలుగు' },
            ]}
          />
          <SelectField
            label="Time zone"
            hint="Reports are sent at 8 o’clock of this zone."
            placeholder="Choose a time zone"
            options={[
              { value: 'Asia/Kolkata', label: 'Hyderabad, +5:30' },
              { value: 'Europe/Berlin', label: 'Berlin, +1' },
              { value: 'America/New_York', label: 'New York, −5' },
            ]}
          />
          <FormActions>
            <Button variant="action" type="submit">
              Save
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Section>
  ),
});

/** The title of a question about the first app, its answer, and the way on. */
const step = (id: string, answer: ReactNode) => (
  <Section ground="subtle" spacing="sm" width="form" aria-labelledby={`${id}-title`}>
    <Stack gap={6}>
      <SectionHeading headingLevel={2} size="md" titleId={`${id}-title`}>
        Start with your first app
      </SectionHeading>
      <Form noValidate width="full">
        {answer}
        <FormActions>
          <Button variant="action" type="submit">
            Submit
          </Button>
        </FormActions>
      </Form>
    </Stack>
  </Section>
);

/** One answer of a few. */
export const Plan = meta.story({
  render: () =>
    step(
      'plan',
      <RadioGroup
        name="scene-plan"
        label="Which plan?"
        defaultValue="team"
        options={[
          { value: 'solo', label: 'Solo', hint: 'One app on one screen' },
          { value: 'team', label: 'Team', hint: 'Ten apps on every screen' },
          { value: 'company', label: 'Company', hint: 'As many apps and flows as you need' },
        ]}
      />,
    ),
});

/** Several answers of a few. */
export const Screens = meta.story({
  render: () =>
    step(
      'screens',
      <CheckboxGroup
        name="scene-screens"
        label="Where will it run?"
        hint="Choose all that apply."
        defaultValue={['web', 'mobile']}
        options={[
          { value: 'web', label: 'Web' },
          { value: 'mobile', label: 'Mobile', hint: 'Android and iOS' },
          { value: 'tv', label: 'TV' },
        ]}
      />,
    ),
});

/** A consent, and an offer that may be left out. */
export const Consent = meta.story({
  render: () =>
    step(
      'consent',
      <>
        <TextField label="Business email" type="email" autoComplete="email" />
        <Checkbox
          label={
            <>
              I accept the <Link href="#terms">terms of use</Link>
            </>
          }
          defaultChecked
        />
        <Checkbox label="Send me the monthly news" hint="Every letter has a link that ends it." />
      </>,
    ),
});
