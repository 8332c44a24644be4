import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { Article } from '../../../test/examples/article.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { AgentList, AgentListItem } from '../agent-list-item/index.js';
import { FaqAccordion, FaqItem } from '../faq-accordion/index.js';
import { LinkButton } from '../link/index.js';
import { Notice } from '../notice/index.js';
import { Page } from '../page/index.js';
import { SectionHeading } from '../section-heading/index.js';
import { Prose } from './prose.js';

const meta = preview.meta({
  title: 'Components/Prose',
  component: Prose,
  args: { children: <Article /> },
});

const styleOf = (root: HTMLElement, selector: string) => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`The story has no ${selector}.`);
  return getComputedStyle(element);
};

/** Every element that text consists of. */
export const Default = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const prose = canvasElement.querySelector('[data-slot="prose"]');
    await expect(prose?.getBoundingClientRect().width).toBeLessThanOrEqual(38 * 16);
    const sizes = ['h1', 'h2', 'h3', 'p'].map((each) =>
      Number.parseFloat(styleOf(canvasElement, each).fontSize),
    );
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    await expect(new Set(sizes).size).toBe(4);
    await expect(styleOf(canvasElement, 'ul').listStyleType).toBe('disc');
    await expect(styleOf(canvasElement, 'a').textDecorationLine).toBe('underline');
    await expect(styleOf(canvasElement, 'h1').marginBlockStart).toBe('0px');
  }),
});

/** Components, with the name of the set in a text, so that two sets differ. */
const components = (set: string) => [
  <SectionHeading key="title" headingLevel={2} size="md" description="A lead.">
    Heading
  </SectionHeading>,
  <Notice key="notice" tone="info" title="Note">
    <p>A notice holds a paragraph.</p>
  </Notice>,
  <AgentList key="agents">
    <AgentListItem title="Content generation">Draft, translate and personalise.</AgentListItem>
    <AgentListItem title="Automation">Hand-offs between systems.</AgentListItem>
  </AgentList>,
  <FaqAccordion key="questions" defaultValue="own" headingLevel={3}>
    <FaqItem value="own" question={`Who owns the ${set} data?`}>
      <p>You do.</p>
    </FaqItem>
  </FaqAccordion>,
  <LinkButton key="button" variant="action" href="#start">
    Start
  </LinkButton>,
];

/** What a component looks like: every element below it, by its computed style. The space around it is the text's. */
function looks(root: Element): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const margins = element.parentElement === root ? '' : style.margin;
    return [
      element.tagName,
      element.getAttribute('data-slot'),
      style.font,
      style.color,
      style.backgroundColor,
      style.padding,
      style.borderWidth,
      style.listStyle,
      style.textDecoration,
      margins,
    ].join(' ');
  });
}

/** Components inside keep their own computed styles. */
export const AroundComponents = meta.story({
  args: { children: components('first') },
  render: (args) => (
    <>
      <Page data-shown="alone">{components('second')}</Page>
      <Prose {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const alone = canvasElement.querySelector('[data-shown="alone"]') as Element;
    const inside = canvasElement.querySelector('[data-slot="prose"]') as Element;
    await expect(looks(inside)).toEqual(looks(alone));
    const gaps = [...inside.children].slice(1).map((each) => getComputedStyle(each).marginBlockStart);
    await expect(gaps).not.toContain('0px');
  },
});

/** A notice and a button between paragraphs: each keeps its look, and has the space of the text around it. */
export const WithComponents = meta.story({
  args: {
    children: (
      <>
        <p>A data flow moves what one tool knows to another, step by step.</p>
        <Notice title="Note">The customer owns all its data.</Notice>
        <p>Choose the tools first, then the steps between them.</p>
        <LinkButton variant="action" href="#start">
          Start
        </LinkButton>
        <p>You can change each step later.</p>
      </>
    ),
  },
});

/** Looks the same after a reset of margins, sizes and list markers. */
export const AfterReset = meta.story({
  render: (args) => (
    <div className="canvas-reset">
      <Prose {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement, 'ul').listStyleType).toBe('disc');
    await expect(styleOf(canvasElement, 'h2').fontWeight).not.toBe('400');
    await expect(styleOf(canvasElement, 'p').marginBlockStart).not.toBe('0px');
  },
});

/** Only links have states. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <Prose>
            <h2>Data flow</h2>
            <p>
              Its steps are on <a href="#record">record</a>, in <code>flow.txt</code>.
            </p>
            <blockquote>The customer owns all its data.</blockquote>
          </Prose>
        </State>
      ))}
    </BothThemes>
  ),
});

/** Long words and long lines of code break; nothing scrolls sideways at 320 px (WCAG 1.4.10). */
export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Prose>
      <h1>{longWords.unbroken}</h1>
      <p>
        {longWords.german} <a href="#long">{longWords.unbroken}</a> <code>{longWords.unbroken}</code>
      </p>
      <pre>
        <code>{longWords.unbroken.repeat(3)}</code>
      </pre>
      <table>
        <tbody>
          <tr>
            <th scope="row">{longWords.unbroken}</th>
            <td>{longWords.german}</td>
            <td>{longWords.unbroken}</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
});

/** At 200 % text size on a phone nothing overflows (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const prose = canvasElement.querySelector('[data-slot="prose"]');
    await expect(prose?.scrollWidth).toBeLessThanOrEqual(prose?.clientWidth ?? 0);
  }),
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    children: (
      <>
        <h1>{arabic.heading.title}</h1>
        <p>{arabic.heading.description}</p>
        <ul>
          {arabic.sections.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <blockquote>{arabic.footer.tagline}</blockquote>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { borderRightWidth, borderLeftWidth } = styleOf(canvasElement, 'blockquote');
    await expect([borderLeftWidth, borderRightWidth]).toEqual(['0px', '2px']);
    await expect(styleOf(canvasElement, 'ul').paddingRight).toBe('24px');
  },
});
