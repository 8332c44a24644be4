import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settleTransitions } from '#storybook/checks/every-theme.ts';
import { applyModes } from '#storybook/modes.ts';
import { Button } from '../src/components/button/index.js';
import { Card } from '../src/components/card/index.js';
import { Notice, type NoticeTone } from '../src/components/notice/index.js';
import { Section } from '../src/components/section/index.js';
import { TextField } from '../src/components/text-field/index.js';
import { ThemeToggle } from '../src/components/theme-toggle/index.js';
import { apart, contrastOf, oklch } from './colour.js';
import { mount } from './mount.js';
import { partOf } from './part.js';
import { mouse } from './pointer.js';

const TONES: readonly NoticeTone[] = ['info', 'success', 'danger'];
const EACH_TWO = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** Minimum contrast of a component's text; running text has 7 in every theme. Contrast `more` is WCAG 1.4.6. */
const TEXT = { system: 4.5, more: 7 } as const;
const RUNNING_TEXT = 7;
const NON_TEXT = 3;

const THEMES = (['light', 'dark'] as const).flatMap((theme) =>
  (['system', 'more'] as const).map((contrast) => ({ theme, contrast, text: TEXT[contrast] })),
);

const pageGround = 'var(--ds-color-bg-page)';

afterEach(() => applyModes(document.documentElement, {}));

describe.each(THEMES)('theme $theme, contrast $contrast', ({ theme, contrast, text }) => {
  beforeEach(() => applyModes(document.documentElement, { theme, contrast }));

  test('the tones of a notice differ by edge, icon and ground, and are legible', async () => {
    const host = mount(
      TONES.map((tone) => (
        <Notice key={tone} tone={tone} live="off">
          {tone}
        </Notice>
      )),
    );
    await expect.element(page.getByText('danger')).toBeVisible();
    const seen = TONES.map((tone) => {
      const notice = host.querySelector<HTMLElement>(`[data-tone="${tone}"]`);
      if (!notice) throw new Error(`There is no notice of ${tone}`);
      const { borderInlineStartColor, borderInlineStartWidth, backgroundColor, color } =
        getComputedStyle(notice);
      return {
        tone,
        words: color,
        ground: backgroundColor,
        height: notice.offsetHeight,
        edge: borderInlineStartColor,
        thickness: Number.parseFloat(borderInlineStartWidth),
        icon: getComputedStyle(partOf(notice, 'notice-icon')).color,
      };
    });
    for (const { tone, words, ground, edge, icon } of seen) {
      expect(contrastOf(words, ground), `text of ${tone}`).toBeGreaterThanOrEqual(RUNNING_TEXT);
      expect(contrastOf(icon, ground), `icon of ${tone}`).toBeGreaterThanOrEqual(text);
      expect(contrastOf(edge, ground), `edge of ${tone}`).toBeGreaterThanOrEqual(NON_TEXT);
      expect(contrastOf(edge, pageGround), `edge of ${tone}, outside`).toBeGreaterThanOrEqual(NON_TEXT);
    }
    for (const [a, b] of EACH_TWO) {
      const [one, other] = [seen[a], seen[b]];
      if (!one || !other) throw new Error('A notice is missing');
      const two = `${one.tone} and ${other.tone}`;
      // The lines of an icon are as thick as the edge.
      expect(apart(one.icon, other.icon, one.thickness), `icons of ${two}`).toBeGreaterThan(1);
      expect(apart(one.edge, other.edge, one.thickness), `edges of ${two}`).toBeGreaterThan(1);
      expect(apart(one.ground, other.ground, one.height), `grounds of ${two}`).toBeGreaterThan(1);
    }
  });

  test('a field in error differs from another by the colour of its edge', async () => {
    const host = mount(
      <>
        <TextField label="Name" />
        <TextField label="Email" error="Please enter a valid email address" />
      </>,
    );
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    const [plain, wrong] = [...host.querySelectorAll('[data-slot="field-frame"]')].map((frame) =>
      getComputedStyle(frame, '::after'),
    );
    if (!plain || !wrong) throw new Error('A field is missing');
    const edge = wrong.borderBlockStartColor;
    const thickness = Number.parseFloat(wrong.borderBlockStartWidth);
    expect(apart(plain.borderBlockStartColor, edge, thickness)).toBeGreaterThan(1);
    expect(contrastOf(edge, pageGround)).toBeGreaterThanOrEqual(NON_TEXT);
    const words = getComputedStyle(partOf(host, 'field-error-message')).color;
    expect(contrastOf(words, pageGround)).toBeGreaterThanOrEqual(text);
  });

  test('a destructive button is legible at rest, under the pointer and pressed, and its edge is thicker than that of a neutral one', async () => {
    mount(
      <>
        <Button>Keep</Button>
        <Button variant="danger">Delete</Button>
      </>,
    );
    const button = page.getByRole('button', { name: 'Delete' });
    await expect.element(button).toBeVisible();
    const grounds = new Set<string>();
    const look = () => {
      settleTransitions();
      const { color, backgroundColor, borderBlockStartColor } = getComputedStyle(button.element());
      grounds.add(backgroundColor);
      expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(text);
      expect(contrastOf(borderBlockStartColor, backgroundColor)).toBeGreaterThanOrEqual(NON_TEXT);
      expect(contrastOf(borderBlockStartColor, pageGround)).toBeGreaterThanOrEqual(NON_TEXT);
    };
    look();
    await userEvent.hover(button);
    look();
    await mouse('mousePressed', button.element());
    look();
    await mouse('mouseReleased', button.element());
    await userEvent.unhover(button);
    expect(grounds.size).toBeGreaterThan(1);
    const [keep, remove] = page.getByRole('button').elements();
    const edge = (element: Element | undefined) =>
      Number.parseFloat(element ? getComputedStyle(element).borderBlockStartWidth : '');
    expect(edge(remove)).toBeGreaterThan(edge(keep));
  });

  test('the pointer changes a neutral button in a card, and a choice of ThemeToggle', async () => {
    mount(
      <Card title="Solo">
        <Button>Start</Button>
        <ThemeToggle label="Theme" />
      </Card>,
    );
    const look = (control: Element) => {
      settleTransitions();
      const { backgroundColor, borderBlockStartColor, boxShadow } = getComputedStyle(control);
      const within = getComputedStyle(partOf(document.body, 'card')).backgroundColor;
      return [
        oklch(backgroundColor).alpha === 0 ? within : backgroundColor,
        borderBlockStartColor,
        boxShadow,
      ];
    };
    for (const control of [page.getByRole('button'), page.getByRole('radio', { checked: false }).first()]) {
      await userEvent.unhover(document.body);
      const rest = look(control.element());
      await userEvent.hover(control);
      expect(look(control.element())).not.toEqual(rest);
    }
  });

  test.each(['ink', 'primary', 'accent', 'action'] as const)(
    'an error is legible on the ground %s',
    async (ground) => {
      mount(
        <Section ground={ground} aria-label="News">
          <TextField label="Email" error="Enter an address" />
        </Section>,
      );
      await expect.element(page.getByRole('textbox')).toBeVisible();
      const { color } = getComputedStyle(partOf(document.body, 'field-error-message'));
      const { backgroundColor } = getComputedStyle(partOf(document.body, 'section'));
      expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(text);
    },
  );

  test('the call to action is madder, at rest, under the pointer and pressed, and stands out unless it is pressed', async () => {
    mount(<Button variant="action">Submit</Button>);
    const button = page.getByRole('button');
    await expect.element(button).toBeVisible();
    const dye = oklch('var(--ds-palette-madder-500)');
    const look = () => {
      settleTransitions();
      const { color, backgroundColor, borderBlockStartColor } = getComputedStyle(button.element());
      const { lightness, hue } = oklch(backgroundColor);
      expect(Math.abs(hue - dye.hue)).toBeLessThan(5);
      // A lighter red would look salmon.
      expect(lightness).toBeLessThanOrEqual(dye.lightness);
      expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(text);
      return { ground: backgroundColor, edge: borderBlockStartColor };
    };
    const rest = look();
    await userEvent.hover(button);
    const hover = look();
    await mouse('mousePressed', button.element());
    const pressed = look();
    await mouse('mouseReleased', button.element());
    await userEvent.unhover(button);

    expect(new Set([rest.ground, hover.ground, pressed.ground]).size).toBe(3);
    expect(oklch(rest.ground).chroma).toBeGreaterThan(dye.chroma * 0.75);
    for (const { ground, edge } of [rest, hover]) {
      const outline = oklch(edge).alpha === 0 ? ground : edge;
      expect(contrastOf(outline, pageGround)).toBeGreaterThanOrEqual(NON_TEXT);
    }
  });
});
