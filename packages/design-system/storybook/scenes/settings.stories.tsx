import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Checkbox } from '../../src/components/checkbox/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import { Divider } from '../../src/components/divider/index.js';
import { Link } from '../../src/components/link/index.js';
import { RadioGroup } from '../../src/components/radio-group/index.js';
import { SelectField } from '../../src/components/select-field/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Switch } from '../../src/components/switch/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import { ThemeToggle } from '../../src/components/theme-toggle/index.js';
import { Titled, TitledForm } from './titled.js';

/** Pages that ask for choices, made of the package's parts. Docs pages of parts begin with these stories. */
const meta = preview.meta({
  title: 'Patterns/Choices and settings',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

/** Settings that change at once, so no button saves them. */
export const Settings = meta.story({
  render: () => (
    <Titled id="settings" width="form" title="Settings">
      <Stack gap={2}>
        <Switch label="Monthly news" hint="What is new on the platform." defaultChecked />
        <Switch label="Reports by email" />
      </Stack>
      <Divider />
      <ThemeToggle />
    </Titled>
  ),
});

/** Where each answer is one of a long, known list. */
export const Region = meta.story({
  render: () => (
    <TitledForm id="region" title="Region" submitLabel="Save">
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
    </TitledForm>
  ),
});

const firstApp = { ground: 'subtle', title: 'Start with your first app' } as const;

/** One answer of a few. */
export const Plan = meta.story({
  render: () => (
    <TitledForm id="plan" {...firstApp}>
      <RadioGroup
        name="scene-plan"
        label="Which plan?"
        defaultValue="team"
        options={[
          { value: 'solo', label: 'Solo', hint: 'One app on one screen' },
          { value: 'team', label: 'Team', hint: 'Ten apps on every screen' },
          { value: 'company', label: 'Company', hint: 'As many apps and flows as you need' },
        ]}
      />
    </TitledForm>
  ),
});

/** Several answers of a few. */
export const Screens = meta.story({
  render: () => (
    <TitledForm id="screens" {...firstApp}>
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
      />
    </TitledForm>
  ),
});

/** A consent, and an offer that may be left out. */
export const Consent = meta.story({
  render: () => (
    <TitledForm id="consent" {...firstApp}>
      <TextField label="Business email" type="email" autoComplete="email" />
      <Checkbox
        label={
          <>
            I accept the <Link href="#terms">terms of use</Link>
          </>
        }
      />
      <Checkbox label="Send me the monthly news" hint="Every letter has a link that ends it." />
    </TitledForm>
  ),
});
