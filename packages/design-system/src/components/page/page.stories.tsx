import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { Box } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Mark } from '../../../test/examples/marks.js';
import { Footer, FooterLegal, FooterTagline } from '../footer/index.js';
import { Link } from '../link/index.js';
import { Section } from '../section/index.js';
import { SectionHeading } from '../section-heading/index.js';
import { SkipLink } from '../skip-link/index.js';
import { Text } from '../text/index.js';
import { TopBar, TopBarLogo } from '../top-bar/index.js';
import { Page, PageMain } from './page.js';

const bar = (
  <TopBar key="bar">
    <TopBarLogo href="#top">
      <Mark />
      Weft
    </TopBarLogo>
  </TopBar>
);

const main = (
  <PageMain key="main">
    <Section ground="accent" spacing="sm">
      <SectionHeading headingLevel={1} description="Say what the app should do.">
        Launching your App is as Easy as 1-2-3!
      </SectionHeading>
    </Section>
    <Section spacing="sm">
      <Text>
        Publish to web, mobile and TV from <Link href="#place">one place</Link>.
      </Text>
    </Section>
  </PageMain>
);

const footer = (
  <Footer key="footer">
    <FooterTagline>Helping you build and manage your digital ecosystem with ease.</FooterTagline>
    <FooterLegal>© 2025 Weft</FooterLegal>
  </Footer>
);

const skip = <SkipLink key="skip" href="#main" />;

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  subcomponents: { PageMain },
  args: { children: [skip, bar, main, footer] },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
});

const place = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

/** The first section begins where the fixed bar ends. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    const [section] = canvas.getByRole('main').children;
    await expect(place(canvas.getByRole('banner')).height).toBe(80);
    await expect(place(section ?? null).top).toBe(80);
  },
});

/** Without a bar no room is kept for one. */
export const WithoutBar = meta.story({
  args: { children: [main, footer] },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    const [section] = canvas.getByRole('main').children;
    await expect(place(section ?? null).top).toBe(0);
    await expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('auto');
  },
});

/** What script, a link or the focus scrolls to stops below the bar (WCAG 2.4.11). */
export const ScrollsBelowTheBar = meta.story({
  args: {
    children: [
      bar,
      <PageMain key="main">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'last'].map((name) => (
          <Section key={name} id={name}>
            <SectionHeading headingLevel={2}>{name}</SectionHeading>
          </Section>
        ))}
      </PageMain>,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async () => {
    const second = document.getElementById('second');
    second?.scrollIntoView({ behavior: 'instant' });
    await expect(Math.round(place(second).top)).toBe(80);
    window.scrollTo(0, 0);
  }),
});

/** A short page is as high as the window: its only section fills the room, and the footer is at the end. */
export const Short = meta.story({
  args: {
    children: [
      bar,
      <PageMain key="main">
        <Section ground="ink">
          <SectionHeading headingLevel={1}>Page not found</SectionHeading>
        </Section>
      </PageMain>,
      <Footer key="footer">
        <FooterLegal>© 2025 Weft</FooterLegal>
      </Footer>,
    ],
  },
  play: async ({ canvas }) => {
    const [section] = canvas.getByRole('main').children;
    const end = place(canvas.getByRole('contentinfo'));
    await expect(Math.round(end.bottom)).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(Math.round(place(section ?? null).bottom)).toBe(Math.round(end.top));
  },
});

/** The text of a page is that of the theme, also where the page has no section. */
export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <Page key={theme} data-theme={theme} style={{ minBlockSize: 'auto' }}>
          <Section spacing="sm">
            <Box>{theme}</Box>
            <Text>Agents automate workflows and support decisions.</Text>
          </Section>
        </Page>
      ))}
    </>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: [
      bar,
      <PageMain key="main">
        <Section>
          <SectionHeading headingLevel={1}>{longWords.unbroken}</SectionHeading>
          <Text>{longWords.german}</Text>
        </Section>
      </PageMain>,
    ],
  },
  play: playIf({ screen: 'own' }, async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  }),
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    children: [
      <PageMain key="main">
        <Section>
          <SectionHeading headingLevel={1} description={arabic.heading.description}>
            {arabic.heading.title}
          </SectionHeading>
        </Section>
      </PageMain>,
      <Footer key="footer">
        <FooterTagline>{arabic.footer.tagline}</FooterTagline>
      </Footer>,
    ],
  },
});
