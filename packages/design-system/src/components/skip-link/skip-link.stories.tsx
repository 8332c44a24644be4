import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { SkipLink } from './skip-link.js';

const meta = preview.meta({
  parameters: { shows: 'end' },
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#page', onClick: fn() },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Repeated">
        <a className="canvas-link" href="#benefits">
          Benefits
        </a>
      </nav>
      <div id="page">
        <p className="canvas-text">What this page is about.</p>
        <a className="canvas-link" href="#start">
          Start with your first app
        </a>
      </div>
    </>
  ),
});

/** The first Tab stop; visible while focused; moves focus past repeated content. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.offsetWidth).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);

    const { href } = location;
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(location.href, 'as a hash router needs it').toBe(href);
    const target = canvasElement.querySelector('#page');
    await expect(target).toHaveFocus();
    // As a switch to another window, which takes the focus from none of the page's elements.
    target?.dispatchEvent(new FocusEvent('blur'));
    await expect(target).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start with your first app' })).toHaveFocus();
    await expect(target).not.toHaveAttribute('tabindex');
    await expect(link.offsetWidth).toBeLessThanOrEqual(1);

    link.focus();
  },
});

/** As the first press of Tab shows it. */
export const Focused = meta.story({
  parameters: heldStates,
  render: (args) => (
    <div className="canvas-window" data-shown="focus-visible">
      <SkipLink {...args} />
    </div>
  ),
});

/** A handler of yours that prevents the default keeps the focus where you put it. */
export const OwnHandler = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

/** Hidden until focused; shown here focused, on both grounds, with and without hover. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {['rest', 'focus-visible', 'focus-visible hover', 'focus-visible active'].map((state) => (
        <State key={state} name={state}>
          <div className="canvas-window">
            <SkipLink {...args} />
          </div>
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    children: [
      longWords.german,
      longWords.unbroken,
      <bdi key="arabic" lang="ar">
        {longWords.arabic}
      </bdi>,
    ],
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Wiederkehrende Verweise">
        <a className="canvas-link" href="#benefits">
          Vorteile
        </a>
      </nav>
      <div id="page">
        <p className="canvas-text">Worum es auf dieser Seite geht.</p>
        <a className="canvas-link" href="#start">
          Beginnen Sie mit Ihrer ersten App
        </a>
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: new RegExp(`^${longWords.german}`) });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

/** At the start of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: { children: arabic.skip },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="page">
        <p className="canvas-text">{arabic.page}</p>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('link', { name: arabic.skip }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(innerWidth / 2);
  },
});
