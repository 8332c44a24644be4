import type { ComponentPropsWithRef } from 'react';
import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Specimens, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { DownloadIcon } from '../../icons/index.js';
import { Link } from './link.js';

/** A fake router link: takes `to`, renders an anchor. */
function RouterLink({ to, ...props }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return <a href={`#${to}`} {...props} />;
}

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { children: 'How it works?', href: '#steps' },
  argTypes: {
    variant: {
      description: 'The look of the link; a placeholder has no page yet, and takes no href',
      control: 'inline-radio',
      options: ['inline', 'standalone', 'nav', 'placeholder'],
      table: { defaultValue: { summary: 'inline' } },
    },
    newTab: { description: 'Opens in a new tab, with an arrow and a hidden text', control: 'boolean' },
    newTabLabel: {
      description: 'The hidden text about the new tab',
      control: 'text',
      table: { defaultValue: { summary: 'opens in a new tab' } },
    },
    startContent: { description: 'Before the text, such as an icon', control: false },
    endContent: { description: 'After the text, such as an arrow or a count', control: false },
    children: { description: 'The text of the link; it must make sense on its own' },
    as: {
      description: 'The component that renders the anchor, such as a router’s link',
      control: false,
      table: { defaultValue: { summary: 'a' } },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How it works?' })).toHaveAttribute('href', '#steps');
  },
});

/** One of each: in a sentence, on its own line, in a bar, and without a page yet. */
export const Variants = meta.story({
  render: () => (
    <div className="canvas-form">
      <p className="canvas-text">
        No account yet? <Link href="#signup">Sign Up</Link> and verify your address.
      </p>
      <p className="canvas-row canvas-text">
        <Link variant="standalone" href="#steps">
          How it works?
        </Link>
        <Link variant="nav" href="#benefits">
          Benefits
        </Link>
        <Link variant="placeholder">Privacy Policy</Link>
      </p>
    </div>
  ),
});

export const Inline = meta.story({
  render: () => (
    <p>
      No account yet? <Link href="#signup">Sign Up</Link> and verify your address.
    </p>
  ),
});

export const Standalone = meta.story({ args: { variant: 'standalone' } });

export const Nav = meta.story({
  render: () => (
    <nav aria-label="Sections" className="canvas-row">
      <Link variant="nav" href="#possibilities" aria-current="true">
        Possibilities
      </Link>
      <Link variant="nav" href="#benefits">
        Benefits
      </Link>
      <Link variant="nav" href="#agents">
        AI Agents
      </Link>
    </nav>
  ),
});

export const NewTab = meta.story({
  args: { variant: 'standalone', newTab: true, rel: 'nofollow', href: '#support', children: 'Support' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Support (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'nofollow noopener');
  },
});

/** Announced as a disabled link, and not in the Tab order. */
export const Placeholder = meta.story({
  render: () => (
    <p className="canvas-row">
      <Link variant="placeholder">Terms</Link>
      <Link variant="placeholder">Privacy Policy</Link>
      <Link href="#after">Support</Link>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('link', { name: 'Terms' });
    await expect(terms).toHaveAttribute('aria-disabled', 'true');
    await expect(terms).not.toHaveAttribute('href');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveFocus();
  },
});

/** `as` takes a router's link, and its props are checked by the compiler. */
export const AsRouterLink = meta.story({
  render: () => (
    <Link as={RouterLink} variant="standalone" to="/login">
      Log In
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '#/login');
  },
});

/** In a text, on a line of its own, and where the page does not exist yet. The words still break between lines. */
export const StartAndEndContent = meta.story({
  render: () => (
    <>
      <p className="canvas-text">
        Everything is in the{' '}
        <Link href="#report" startContent={<DownloadIcon />}>
          report of the first year
        </Link>
        .
      </p>
      <p className="canvas-row">
        <Link variant="standalone" href="#guide" startContent={<DownloadIcon />} endContent="(2 MB)">
          Guide
        </Link>
        <Link variant="placeholder" startContent={<DownloadIcon />}>
          Terms
        </Link>
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'report of the first year' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Guide\s?\(2 MB\)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' }).firstElementChild).toHaveAttribute(
      'data-slot',
      'link-start',
    );
    const end = partOf(canvasElement, 'link-end');
    await expect(end.parentElement?.lastElementChild).toBe(end);
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      <Specimens name="inline, in a sentence">
        <p className="canvas-text">
          Every app, <Link href="#agents">agent and data flow</Link>, on one loom.
        </p>
      </Specimens>
      <Specimens name="with icons">
        <Link href="#report" startContent={<DownloadIcon />}>
          Report
        </Link>
        <Link variant="standalone" href="#report" endContent={<DownloadIcon />}>
          Report
        </Link>
      </Specimens>
      <Specimens name="standalone, new tab">
        <Link variant="standalone" href="#login">
          Log In
        </Link>
        <Link variant="standalone" href="#support" newTab>
          Support
        </Link>
      </Specimens>
      <Specimens name="nav, current and other">
        <Link variant="nav" href="#possibilities" aria-current="page">
          Possibilities
        </Link>
        <Link variant="nav" href="#benefits">
          Benefits
        </Link>
      </Specimens>
      <Specimens name="placeholder">
        <Link variant="placeholder">Terms</Link>
      </Specimens>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <div className="canvas-row">
            {(['inline', 'standalone', 'nav'] as const).map((variant) => (
              <Link key={variant} variant={variant} href="#agents">
                {variant}
              </Link>
            ))}
          </div>
        </State>
      ))}
    </BothThemes>
  ),
});

/** A link in a text wraps with it, even within a long word (WCAG 1.4.10). */
export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    children:
      'im Register aller Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaften der Region',
  },
  render: (args) => (
    <p className="canvas-text">
      Die Gesellschaft muss <Link {...args} /> stehen, bevor sie zugelassen wird.
    </p>
  ),
});

/** The arrow of a new tab is mirrored in a right-to-left page. */
export const RTL = meta.story({
  ...inArabic,
  args: { variant: 'standalone', newTab: true, children: arabic.support, newTabLabel: arabic.newTab },
});
