import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Specimens } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Heading } from '../heading/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Grid } from './grid.js';

const parts = ['Launch Apps', 'AI Agents', 'Data Management', 'Multi-Devices'].map((name) => (
  <Stack key={name} gap={2}>
    <Heading level={3}>{name}</Heading>
    <Text tone="muted">Agents automate workflows, personalise content and support decisions.</Text>
  </Stack>
));

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  args: { columns: 2 as const, children: parts },
  argTypes: { columns: { control: 'object' } },
});

/** Columns of every grid below an element. */
const columnsIn = (root: Element) =>
  [...root.querySelectorAll('[data-slot="grid"]')].map(
    (each) => getComputedStyle(each).gridTemplateColumns.split(' ').length,
  );

export const Default = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement)).toEqual([2]);
  }),
});

/** At most the requested number of columns, where they fit. */
export const Columns = meta.story({
  globals: { viewport: { value: '2xl' } },
  render: () => (
    <Stack gap={12}>
      {([1, 2, 3, 4] as const).map((columns) => (
        <Stack key={columns} gap={2}>
          <Text size="sm" tone="muted">{`columns={${columns}}`}</Text>
          <Grid columns={columns} gap={4}>
            {[1, 2, 3, 4, 5].map((each) => (
              <Box key={each}>{each}</Box>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement)).toEqual([1, 2, 3, 4]);
  }),
});

/** From a breakpoint on: two columns from 768 px, three from 1024 px. */
export const Responsive = meta.story({
  args: { columns: { base: 1, md: 2, lg: 3 } },
  globals: { viewport: { value: 'md' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement)).toEqual([2]);
  }),
});

/** On a phone there is one column, without a breakpoint. */
export const Phone = meta.story({
  args: { columns: 4 },
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement)).toEqual([1]);
  }),
});

/** With text at 200 % a column needs twice the width, so there are fewer (WCAG 1.4.4). */
export const LargeText = meta.story({
  args: { columns: 4 },
  globals: { textSize: 'double', viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement)).toEqual([2]);
  }),
});

const uneven = [
  <Box key="low">Low</Box>,
  <Box key="high">
    High
    <br />
    and higher
  </Box>,
];

export const AlignStart = meta.story({ args: { align: 'start', children: uneven } });

export const AlignCenter = meta.story({ args: { align: 'center', children: uneven } });

export const AlignEnd = meta.story({ args: { align: 'end', children: uneven } });

/** Every gap. `gap={0}`, `gap={1}`, `gap={2}`, `gap={3}`, `gap={4}`, `gap={6}`, `gap={8}`, `gap={12}`, `gap={16}`, `gap={24}`. */
export const Gaps = meta.story({
  render: () => (
    <>
      {([0, 1, 2, 3, 4, 6, 8, 12, 16, 24] as const).map((gap) => (
        <Specimens key={gap} name={String(gap)}>
          <Grid columns={2} gap={gap}>
            <Box />
            <Box />
          </Grid>
        </Specimens>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll('[data-slot="grid"]')].map((each) =>
      Number.parseFloat(getComputedStyle(each).columnGap),
    );
    await expect(found).toEqual([0, 4, 8, 12, 16, 24, 32, 48, 64, 96]);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      <Grid columns={3}>{parts}</Grid>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Grid columns={2}>
      <Box>{longWords.german}</Box>
      <Text>{longWords.unbroken}</Text>
    </Grid>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'lg' } },
  args: {
    children: arabic.benefits.slice(0, 2).map(({ subHeading, description }) => (
      <Stack key={subHeading} gap={2}>
        <Heading level={3}>{subHeading}</Heading>
        <Text>{description}</Text>
      </Stack>
    )),
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? Number.POSITIVE_INFINITY);
  }),
});
