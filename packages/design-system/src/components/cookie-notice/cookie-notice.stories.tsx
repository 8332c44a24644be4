import { expect, fn, waitFor } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Surroundings } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { CookieChoiceOfPage } from '../../../test/examples/cookie-choice.js';
import cookieChoice from '../../../test/examples/cookie-choice.tsx?raw';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Heading } from '../heading/index.js';
import { Link } from '../link/index.js';
import { Section } from '../section/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { CookieNotice } from './cookie-notice.js';

const title = 'May we count visits?';
const description = (
  <>
    Without your consent we set nothing but what the site needs. Nobody else sees the figures.{' '}
    <Link href="#privacy">What we would set</Link>
  </>
);

const meta = preview.meta({
  title: 'Components/CookieNotice',
  component: CookieNotice,
  args: { title, description, onChoice: fn() },
  argTypes: { description: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', ...exampleSource(cookieChoice) },
});

/** At the lower edge of the window. Two equal buttons; the page keeps the focus, and nothing is set. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const before = [document.cookie, localStorage.length, sessionStorage.length];
    const notice = canvas.getByRole('region', { name: 'Cookies' });
    await expect(notice.contains(document.activeElement)).toBe(false);
    await expect(Math.round(notice.getBoundingClientRect().bottom)).toBe(innerHeight);
    const [accept, decline] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(accept.className).toBe(decline.className);
    const [one, other] = [accept.getBoundingClientRect(), decline.getBoundingClientRect()];
    await expect(one.width).toBeCloseTo(other.width, 0);
    await expect(one.height).toBe(other.height);
    await expect(getComputedStyle(accept).backgroundColor).toBe(getComputedStyle(decline).backgroundColor);
    await userEvent.click(accept);
    await expect(args.onChoice).toHaveBeenLastCalledWith('accepted');
    await userEvent.click(decline);
    await expect(args.onChoice).toHaveBeenLastCalledWith('declined');
    await expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(before);
    // Tab leaves the notice, because it is not a dialog.
    await userEvent.tab();
    await expect(notice.contains(document.activeElement)).toBe(false);
  },
});

/** It does not cover what gets the focus, nor the end of the page (WCAG 2.4.11). */
export const AboveThePage = meta.story({
  render: (args) => (
    <>
      <CookieNotice {...args} />
      <Surroundings>
        <div className="canvas-specimens">
          {Array.from({ length: 60 }, (_, row) => `Thread ${row + 1}`).map((text) => (
            <Link key={text} href={`#${text}`}>
              {text}
            </Link>
          ))}
        </div>
      </Surroundings>
    </>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region');
    const root = document.documentElement;
    await waitFor(() =>
      expect(root.style.getPropertyValue('--ds-cookie-notice-size')).toBe(
        `${Math.ceil(notice.getBoundingClientRect().height)}px`,
      ),
    );
    for (const link of canvas.getAllByRole('link', { name: /^Thread/ })) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom, link.textContent).toBeLessThanOrEqual(
        notice.getBoundingClientRect().top,
      );
    }
  },
});

/** At the lower edge of a page, whose beginning stays visible. */
export const OnAPage = meta.story({
  render: (args) => (
    <>
      <CookieNotice {...args} />
      <Surroundings>
        <Section spacing="sm" aria-label="Possibilities">
          <Stack gap={4}>
            <Heading level={1}>All the AI Possibilities Under One Roof</Heading>
            <Text>Web, mobile and TV apps are managed together, from one login.</Text>
          </Stack>
        </Section>
      </Surroundings>
    </>
  ),
});

/** The reader changes the choice: then the notice takes the focus, and gives it back to the button. */
export const ChangedChoice = meta.story({
  parameters: { shows: 'end', layout: 'padded' },
  render: () => <CookieChoiceOfPage />,
  play: async ({ canvas, userEvent }) => {
    const change = canvas.getByRole('button', { name: 'Change cookies' });
    await expect(canvas.getByRole('region')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(canvas.getByText('Counting visits: accepted.')).toBeVisible();
    await userEvent.click(change);
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Counting visits: declined.')).toBeVisible();
    await expect(change).toHaveFocus();
    await expect(document.documentElement.style.getPropertyValue('--ds-cookie-notice-size')).toBe('');
  },
});

/** In the page, which it moves down. */
export const Static = meta.story({
  args: { position: 'static' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region')).position).toBe('static');
  },
});

/** On a phone it takes half of the window at most, and its buttons are as wide as each other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const notice = canvas.getByRole('region').getBoundingClientRect();
    await expect(notice.height).toBeLessThanOrEqual(innerHeight / 2 + 1);
    await expectNoOverflow(canvasElement);
  }),
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      {(ground) => (
        <CookieNotice
          position="static"
          label={`Cookies, ${ground}`}
          title={title}
          description={description}
          onChoice={() => {}}
        />
      )}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <CookieNotice
      position="static"
      title={longWords.unbroken}
      description={longWords.german}
      acceptLabel={longWords.unbroken}
      declineLabel={longWords.german}
      onChoice={() => {}}
    />
  ),
});

/** With text at 200 % on a phone it scrolls (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(
      innerHeight / 2 + 1,
    );
  }),
});

/** The text is on the right, the buttons are on the left. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    label: arabic.cookies.label,
    title: arabic.cookies.title,
    description: arabic.heading.description,
    acceptLabel: arabic.cookies.accept,
    declineLabel: arabic.cookies.decline,
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const words = canvas.getByText(arabic.cookies.title).getBoundingClientRect();
    await expect(canvas.getAllByRole('button')[0]?.getBoundingClientRect().right).toBeLessThan(words.left);
  }),
});
