import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.js';

const items = [
  <BreadcrumbItem key="home" href="#home">
    Home
  </BreadcrumbItem>,
  <BreadcrumbItem key="customers" href="#customers">
    Customers
  </BreadcrumbItem>,
  <BreadcrumbItem key="this">A railway for Hyderabad</BreadcrumbItem>,
];

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: { children: items },
});

/** A landmark with a list of links; the last item is the page itself. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((each) => each.textContent)).toEqual(['Home', 'Customers']);
    const [, , last] = canvas.getAllByRole('listitem');
    await expect(last?.querySelector('[aria-current="page"]')).toHaveTextContent('A railway for Hyderabad');
    await expect(last?.querySelector('a')).toBeNull();
  },
});

/** `linkAs` renders the links with a router's link component. */
export const OtherLinks = meta.story({
  args: {
    children: [
      <BreadcrumbItem
        key="home"
        href="/home"
        linkAs={(props: { href?: string | undefined }) => <a data-router="" {...props} />}
      >
        Home
      </BreadcrumbItem>,
      items[2],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router');
  },
});

/** Without items only the landmark is left: leave it out. */
export const Empty = meta.story({ args: { children: undefined } });

export const One = meta.story({ args: { children: items[2] } });

/** A long path wraps to the next line. */
export const Many = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      ...Array.from({ length: 6 }, (_, index) => (
        <BreadcrumbItem key={index} href={`#${index}`}>
          Level {index + 1}
        </BreadcrumbItem>
      )),
      items[2],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((each) => each.offsetTop);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  }),
});

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['page', 'ink', 'primary', 'accent', 'action'], (ground) => (
    <Breadcrumb label={`On ${ground}`}>{items}</Breadcrumb>
  )),
);

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(ground) =>
        ['rest', ...HELD].map((state) => (
          <State key={state} name={state}>
            <Breadcrumb label={`${state}, ${ground}`}>{items}</Breadcrumb>
          </State>
        ))
      }
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Breadcrumb label="Brotkrümelnavigation">
      <BreadcrumbItem href="#long">{longWords.german}</BreadcrumbItem>
      <BreadcrumbItem>{longWords.unbroken}</BreadcrumbItem>
    </Breadcrumb>
  ),
});

/** The first item is at the right, and the separators lean to the left. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.technologiesLabel,
    children: [
      <BreadcrumbItem key="one" href="#one">
        {arabic.steps[0].title}
      </BreadcrumbItem>,
      <BreadcrumbItem key="two">{arabic.steps[1].title}</BreadcrumbItem>,
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
    await expect(getComputedStyle(first, '::after').rotate).toBe('-20deg');
    await expect(getComputedStyle(second, '::after').content).toBe('none');
  },
});
