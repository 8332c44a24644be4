import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectInFirstRow, inFirstRow } from '../../../test/first-row.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Logo, LogoWall } from './logo-wall.js';

/** Logos of invented companies, in the colour of the text. */
const FIGURES = {
  Handloom: 'M0 4h8v24H0zM12 0h8v32h-8zM24 4h8v24h-8z',
  Godavari: 'M0 10 16 0l16 10v4L16 4 0 14zM0 22l16-10 16 10v4L16 16 0 26z',
  Charminar: 'M4 0h4v32H4zM24 0h4v32h-4zM10 12h12v4H10zM10 20h12v12h-3v-6a3 3 0 0 0-6 0v6h-3z',
} as const;

const TYPE = {
  fontFamily: 'var(--ds-font-family-display)',
  fontSize: '20px',
  fontStretch: 'var(--ds-font-width-wide)',
  fontWeight: 'var(--ds-font-weight-bold)',
} as const;

const logos = [
  ...Object.entries(FIGURES).map(([name, figure]) => (
    <Logo key={name} name={name}>
      <svg viewBox="0 0 160 32" fill="currentColor" aria-hidden="true">
        <path d={figure} />
        <text x="44" y="23" style={TYPE}>
          {name}
        </text>
      </svg>
    </Logo>
  )),
  <Logo key="koti" name="Koti & Daughters" />,
  <Logo key="musi" name="Musi Rail" href="#musi" />,
  <Logo key="banjara" name="Banjara" />,
  <Logo key="pearl" name="Pearl Exchange" />,
  <Logo key="deccan" name="Deccan Tea" />,
];

const meta = preview.meta({
  title: 'Components/LogoWall',
  component: LogoWall,
  subcomponents: { Logo },
  args: { 'aria-label': 'Customers', children: logos },
  globals: { viewport: { value: 'xl' } },
});

/** A named list. A logo without a picture is its name in type. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Customers' })).toBeVisible();
    const names = canvasElement.querySelectorAll('[data-slot="logo-name"]');
    await expect([...names].map((each) => each.textContent)).toEqual([
      'Handloom',
      'Godavari',
      'Charminar',
      'Koti & Daughters',
      'Musi Rail',
      'Banjara',
      'Pearl Exchange',
      'Deccan Tea',
    ]);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Musi Rail' })).toBeVisible();
    await expect(inFirstRow(canvasElement, 'logo')).toBe(4);
    const heights = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  }),
});

export const ThreeColumns = meta.story({
  args: { columns: 3, children: logos.slice(0, 6) },
  play: expectInFirstRow('logo', 3),
});

export const FiveColumns = meta.story({
  args: { columns: 5, children: logos.slice(0, 5) },
  play: expectInFirstRow('logo', 5),
});

export const SixColumns = meta.story({
  args: { columns: 6, children: logos.slice(0, 6) },
  play: expectInFirstRow('logo', 6),
});

/** Without logos the list is empty: leave it out, with its heading. */
export const Empty = meta.story({
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(0);
  },
});

export const One = meta.story({ args: { children: logos[0] } });

export const Many = meta.story({
  args: {
    columns: 6,
    children: [0, 1, 2].flatMap((row) =>
      logos.map((each) => <Logo key={`${row} ${each.key}`} {...each.props} />),
    ),
  },
});

/** On a phone there are two beside each other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: expectInFirstRow('logo', 2),
});

/** With text at 200 % on a phone there is one (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: expectInFirstRow('logo', 1),
});

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['page', 'subtle', 'primary', 'accent', 'action'], (ground) => (
    <LogoWall aria-label={`On ${ground}`}>{logos}</LogoWall>
  )),
);

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes stacked>
      <State name="one is a link">
        <LogoWall aria-label="Customers">{logos}</LogoWall>
      </State>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <LogoWall aria-label={state} columns={3}>
            <Logo name="Musi Rail" href="#musi" />
            <Logo name="Banjara" href="#banjara" />
          </LogoWall>
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <LogoWall aria-label="Unsere Kundschaft">
      <Logo name={longWords.unbroken} />
      <Logo name={longWords.german} href="#long" />
      {logos[0]}
    </LogoWall>
  ),
  // In forced colours the edge of a logo lies a pixel outside of its cell, so the list itself is not measured.
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement.querySelector<HTMLElement>('.canvas-narrow') as HTMLElement);
  },
});

/** The first is at the right. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    'aria-label': arabic.technologiesLabel,
    children: arabic.technologies.slice(0, 8).map((name) => <Logo key={name} name={name} />),
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect());
    await expect(first?.left).toBe(second?.right);
  }),
});
