import { expect, within } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { HELD, heldStates } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Link } from '../link/index.js';
import { Text } from '../text/index.js';
import { Footer, FooterColumn, FooterLegal, FooterNav, FooterTagline } from './footer.js';

const parts = [
  <FooterTagline key="tagline">Helping you build and manage your digital ecosystem with ease.</FooterTagline>,
  <FooterNav key="links">
    {['Possibilities', 'How it works?', 'AI Agents'].map((name) => (
      <Link key={name} variant="nav" href="#section">
        {name}
      </Link>
    ))}
    <Link variant="nav" href="#support" newTab>
      Support
    </Link>
  </FooterNav>,
  <FooterColumn key="office">
    <span>Hyderabad, India</span>
    <Link variant="nav" href="mailto:sales@example.com">
      sales@example.com
    </Link>
  </FooterColumn>,
  <FooterLegal key="legal">
    <span>© 2025 Weft</span>
    <span className="canvas-row">
      <Link variant="placeholder">Terms</Link>
      <Link variant="placeholder">Privacy Policy</Link>
    </span>
  </FooterLegal>,
];

const YEAR = 2026;

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  subcomponents: { FooterTagline, FooterNav, FooterColumn, FooterLegal },
  args: { children: parts },
  parameters: { design: frame('footer'), layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('Hyderabad, India');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
    const nav = within(canvas.getByRole('navigation', { name: 'Footer' }));
    await expect(nav.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** On the page's ground the footer has the page's theme. */
export const PageGround = meta.story({
  parameters: everyLook,
  args: { ground: 'page' },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).not.toHaveAttribute('data-theme');
    const page = getComputedStyle(document.documentElement);
    await expect(getComputedStyle(footer).getPropertyValue('--ds-color-bg-page')).toBe(
      page.getPropertyValue('--ds-color-bg-page'),
    );
  },
});

/** All parts. A `title` names its landmark, or its column as a group. */
export const Whole = meta.story({
  globals: { viewport: { value: 'xl' } },
  render: () => (
    <Footer>
      <FooterTagline>Tea, on time.</FooterTagline>
      <FooterNav title="Shop">
        <Link variant="nav" href="/teas">
          Teas
        </Link>
        <Link variant="nav" href="/gardens">
          Gardens
        </Link>
        <Link variant="nav" href="/support" newTab>
          Support
        </Link>
      </FooterNav>
      <FooterColumn title="Visit us">
        <Text size="sm">4 Quay Lane, Tarnside</Text>
        <Link variant="nav" href="tel:+441632960142">
          01632 960 142
        </Link>
      </FooterColumn>
      <FooterLegal>
        <span>© {YEAR} Teahouse</span>
        <Link variant="nav" href="/terms">
          Terms
        </Link>
        <Link variant="nav" href="/privacy">
          Privacy
        </Link>
      </FooterLegal>
    </Footer>
  ),
  play: playIf({ screen: 'lg' }, async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('navigation', { name: 'Shop' })).toHaveTextContent('Gardens');
    await expect(canvas.getByRole('group', { name: 'Visit us' })).toHaveTextContent('Tarnside');
    await step('the small print is at the start of its row, all links together at its end', async () => {
      const legal = canvasElement.querySelector('[data-slot="footer-legal"]') as HTMLElement;
      await expect(legal.firstChild?.textContent).toBe('© 2026 Teahouse');
      const [terms, privacy] = ['Terms', 'Privacy'].map((name) =>
        canvas.getByRole('link', { name }).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const row = legal.getBoundingClientRect();
      const [toEnd, between] =
        getComputedStyle(legal).direction === 'rtl'
          ? [privacy.left - row.left, terms.left - privacy.right]
          : [row.right - privacy.right, privacy.left - terms.right];
      await expect(toEnd).toBeCloseTo(0, 0);
      await expect(between).toBeLessThan(40);
    });
  }),
});

/** One column, of links. */
export const One = meta.story({ args: { children: [parts[0], parts[1], parts[3]] } });

export const Many = meta.story({
  args: {
    children: [
      parts[0],
      ...Array.from({ length: 8 }, (_, index) => (
        <FooterNav key={`column ${index + 1}`} title={`Platform ${index + 1}`}>
          <Link variant="nav" href="#section">
            Possibilities
          </Link>
        </FooterNav>
      )),
      parts[3],
    ],
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
});

export const Empty = meta.story({ args: { children: [parts[0], parts[3]] } });

/** On a phone: the tagline, two columns below it, then the small print. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Its links in each state. The footer is dark in every theme. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  globals: { theme: 'light', viewport: { value: 'xl' } },
  args: {
    children: [
      parts[0],
      ...['rest', ...HELD].map((state) => (
        <FooterNav key={state} title={state} data-shown={state}>
          <Link variant="nav" href="#section">
            Possibilities
          </Link>
          <Link variant="nav" href="#support" newTab>
            Support
          </Link>
          <Link variant="placeholder">Terms</Link>
        </FooterNav>
      )),
      parts[3],
    ],
  },
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      <FooterTagline key="tagline">
        {longWords.german} {longWords.unbroken}
      </FooterTagline>,
      <FooterColumn key="sales">
        <Link variant="nav" href="mailto:sales@example.com">
          die.vertriebsabteilung.der.ganzen.firma@tochtergesellschaft.example.com
        </Link>
      </FooterColumn>,
      <FooterColumn key="arabic" lang="ar" dir="rtl" title={longWords.arabic}>
        {longWords.arabic}
      </FooterColumn>,
      <FooterNav key="links" aria-label="Fußzeile">
        {german.sections.slice(2).map((name) => (
          <Link key={name} variant="nav" href="#section">
            {name}
          </Link>
        ))}
        <Link variant="nav" href="#support" newTab newTabLabel={german.newTab}>
          {german.support}
        </Link>
      </FooterNav>,
      <FooterColumn key="office">
        <span>Hyderabad, Indien</span>
        <Link variant="nav" href="mailto:sales@example.com">
          sales@example.com
        </Link>
      </FooterColumn>,
      <FooterLegal key="legal">
        <span>© 2025 Weft</span>
        <span className="canvas-row">
          <Link variant="placeholder">Nutzungsbedingungen</Link>
          <Link variant="placeholder">Datenschutzerklärung</Link>
        </span>
      </FooterLegal>,
    ],
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    children: [
      <FooterTagline key="tagline">{arabic.footer.tagline}</FooterTagline>,
      <FooterNav key="links" aria-label={arabic.menu}>
        {arabic.sections.map((name) => (
          <Link key={name} variant="nav" href="#section">
            {name}
          </Link>
        ))}
        <Link variant="nav" href="#support" newTab newTabLabel={arabic.newTab}>
          {arabic.support}
        </Link>
      </FooterNav>,
      <FooterColumn key="office">
        <span>{arabic.footer.office}</span>
        <Link variant="nav" href="mailto:sales@example.com" lang="en" dir="ltr">
          sales@example.com
        </Link>
      </FooterColumn>,
      <FooterLegal key="legal">
        <span>
          © 2025 <bdi lang="en">Weft</bdi>
        </span>
        <span className="canvas-row">
          <Link variant="placeholder">{arabic.footer.terms}</Link>
          <Link variant="placeholder">{arabic.footer.privacy}</Link>
        </span>
      </FooterLegal>,
    ],
  },
  play: async ({ canvas }) => {
    const tagline = canvas.getByText(arabic.footer.tagline);
    await expect(tagline.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth / 2);
  },
});
