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
import { Stack } from '../../src/components/stack/index.js';
import { Switch } from '../../src/components/switch/index.js';
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

/** One answer, several answers, a consent, and one button that sends them. */
export const FirstApp = meta.story({
  render: () => (
    <Section ground="subtle" spacing="sm" width="form" aria-labelledby="first-app-title">
      <Stack gap={6}>
        <SectionHeading headingLevel={2} size="md" titleId="first-app-title">
          Start with your first app
        </SectionHeading>
        <Form noValidate width="full">
          <RadioGroup
            name="scene-plan"
            label="Which plan?"
            defaultValue="team"
            options={[
              { value: 'solo', label: 'Solo', hint: 'One app on one screen' },
              { value: 'team', label: 'Team', hint: 'Ten apps on every screen' },
            ]}
          />
          <CheckboxGroup
            name="scene-screens"
            label="Where will it run?"
            hint="Choose all that apply."
            defaultValue={['web', 'mobile']}
            options={[
              { value: 'web', label: 'Web' },
              { value: 'mobile', label: 'Mobile' },
              { value: 'tv', label: 'TV' },
            ]}
          />
          <Checkbox
            label={
              <>
                I accept the <Link href="#terms">terms of use</Link>
              </>
            }
          />
          <FormActions>
            <Button variant="action" type="submit">
              Submit
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Section>
  ),
});
