import type { RecipeName } from '@weft/cloth';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State, Surroundings } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { ALWAYS, features, items, shown } from '../../../test/examples/feature-list.js';
import { longWords } from '../../../test/examples/long-words.js';
import { LooseCloth } from '../../../test/examples/loose-cloth.js';
import { fakeTimeouts } from '../../../test/fake-timeouts.js';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Grid } from '../grid/index.js';
import { Section } from '../section/index.js';
import { FeatureList } from './feature-list.js';
import { FeatureListItem } from './feature-list-item.js';

const meta = preview.meta({
  title: 'Components/FeatureList',
  component: FeatureList,
  subcomponents: { FeatureListItem },
  args: { 'aria-label': 'What you can do', children: items, onValueChange: fn() },
  argTypes: { children: { control: false } },
  parameters: { design: frame('feature-list') },
});

/** Hovering an item chooses it; leaving the list resets it after a second. */
export const Default = meta.story({
  play: playIf({ screen: 'sm' }, async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'What you can do' })).toBeVisible();
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    const agents = canvas.getByRole('button', { name: 'AI Agents' });
    await expect(shown(canvasElement)).toEqual([]);

    await userEvent.hover(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(agents);
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await waitFor(() => expect(shown(canvasElement)).toEqual([features[1].details]));

    const second = fakeTimeouts(1000);
    await userEvent.unhover(agents);
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    second.elapse();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');

    const html = await expectHydration(<FeatureList defaultValue="data">{items}</FeatureList>);
    for (const { name, details } of features) {
      await expect(html).toContain(name);
      await expect(html).toContain(details);
    }
    await expect(html).not.toMatch(/\shidden/);
  }),
});

/** In a narrow window a tap chooses an item and a second tap closes it; lifting the finger does not leave the list. */
export const Tap = meta.story({
  args: { tapWidth: ALWAYS, resetDelay: 0 },
  render: (args) => (
    <div className="canvas-form">
      <FeatureList {...args} />
      <Surroundings>
        <p className="canvas-text">Elsewhere</p>
      </Surroundings>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    const agents = canvas.getByRole('button', { name: 'AI Agents' });
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });

    await tap(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await tap(agents);
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await tap(agents);
    await expect(agents).toHaveAttribute('aria-expanded', 'false');
    await tap(agents);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await tap(canvas.getByText('Elsewhere'));
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const DefaultValue = meta.story({
  args: { defaultValue: 'data' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual([features[2].details]));
  },
});

/** Controlled: the page shows a picture of the chosen feature. */
export const Controlled = meta.story({
  args: { resetDelay: 0 },
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState('');
    return (
      <div className="canvas-form">
        <FeatureList
          {...args}
          value={value}
          onValueChange={(next) => {
            onValueChange?.(next);
            setValue(next);
          }}
        />
        <Surroundings>
          <output>{value || 'none'}</output>
        </Surroundings>
      </div>
    );
  },
  play: playIf({ screen: 'sm' }, async ({ canvas, userEvent }) => {
    const data = canvas.getByRole('button', { name: 'Data Management' });
    await userEvent.hover(data);
    await expect(canvas.getByRole('status')).toHaveTextContent('data');
    await userEvent.unhover(data);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('none'));
  }),
});

const CLOTHS: Readonly<Record<string, RecipeName>> = {
  apps: 'hero-launch-apps',
  agents: 'hero-ai-agents',
  data: 'hero-data-management',
  devices: 'hero-multi-devices',
};

/** The picture of the chosen feature, or of the first while none is; it is decorative. */
export const WithPicture = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { defaultValue: 'agents' },
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState(args.defaultValue ?? '');
    return (
      <Section ground="ink" spacing="sm">
        <Grid columns={2} gap={8} align="start">
          <FeatureList
            {...args}
            value={value}
            onValueChange={(next) => {
              onValueChange?.(next);
              setValue(next);
            }}
          />
          <LooseCloth name={CLOTHS[value] ?? 'hero-launch-apps'} height={360} />
        </Grid>
      </Section>
    );
  },
});

/** A single feature. */
export const One = meta.story({ args: { children: items[0] } });

/** More features than a list should have. */
export const Many = meta.story({
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <FeatureListItem
        key={`feature ${index + 1}`}
        value={`${index + 1}`}
        title={`${index + 1}. Launch Apps`}
      >
        {features[0].details}
      </FeatureListItem>
    )),
  },
});

/** A pointer is on one item only, the chosen one. */
const heldItem = {
  ...heldStates.pseudo,
  hover: ["[data-shown~='hover'] [data-selected] button"],
  active: ["[data-shown~='active'] [data-selected] button"],
};

/** Hover, focus and press choose an item, so the first is open in each of these states. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates, pseudo: heldItem },
  render: (args) => (
    <BothThemes>
      {['rest', 'chosen', ...HELD].map((state) => (
        <State key={state} name={state}>
          <FeatureList {...args} aria-label={state} defaultValue={state === 'rest' ? '' : 'apps'}>
            {items.slice(0, 2)}
          </FeatureList>
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    'aria-label': 'Was Sie tun können',
    defaultValue: 'german',
    children: Object.entries(longWords).map(([name, words]) => (
      <FeatureListItem
        key={name}
        value={name}
        title={words}
        {...(name === 'arabic' && { lang: 'ar', dir: 'rtl' })}
      >
        {`${words} `.repeat(3)}
      </FeatureListItem>
    )),
  },
});

/** The arrow of the chosen item is at the end of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    'aria-label': arabic.sections[0],
    defaultValue: arabic.features[1].name,
    children: arabic.features.map(({ name, details }) => (
      <FeatureListItem key={name} value={name} title={name}>
        {details}
      </FeatureListItem>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: arabic.features[1].name }).getBoundingClientRect();
    const arrow = canvasElement.querySelector('[data-selected] [data-slot="feature-list-arrow"]');
    await waitFor(() => expect(arrow?.getBoundingClientRect().left).toBeCloseTo(button.left, 0));
  },
});
