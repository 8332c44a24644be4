import type { CSSProperties, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { listenToConsole } from '#storybook/checks/console.ts';
import { breaches, expectEveryTheme } from '#storybook/checks/every-theme.ts';
import { expectFocusRing } from '#storybook/checks/focus-ring.ts';
import { expectForcedColours } from '#storybook/checks/forced-colours.ts';
import { expectReflow } from '#storybook/checks/reflow.ts';
import { mount } from './mount.js';
import '#storybook/preview.css';

/** A text in a colour of the tokens on the page's own ground, as the theme has both. */
function Text({ colour }: { colour: string }) {
  const style = { background: 'var(--ds-color-bg-page)', color: `var(--ds-color-fg-${colour})` };
  return <p style={style}>Woven</p>;
}

/** Puts something on the page and waits for it. */
async function plant(element: ReactNode): Promise<void> {
  const host = mount(element);
  await expect.poll(() => host.childElementCount).toBeGreaterThan(0);
}

/** A box with a text inside, around which nothing else stands out. */
const Boxed = ({ box, text }: { box: CSSProperties; text?: CSSProperties }) => (
  <div id="box" style={box}>
    <p style={{ margin: 0, lineHeight: '20px', ...text }}>Warp and weft</p>
  </div>
);

describe('the check of every theme', () => {
  test('accepts a text that every theme can show', async () => {
    await plant(<Text colour="default" />);
    await expectEveryTheme('planted', {});
  });

  test('sees a text that one theme swallows, and names story, theme and rule', async () => {
    await plant(<Text colour="on-action" />);
    await expect(expectEveryTheme('planted', {})).rejects.toThrow(
      /planted in theme light: color-contrast: p/,
    );
  });

  test('is made of axe, which sees what has nothing to do with colour: a button without a name', async () => {
    await plant(<button type="button" />);
    expect(await breaches(['button-name'])).toEqual([expect.stringContaining('button-name: button')]);
  });
});

describe('the check of reflow', () => {
  test.each<[string, CSSProperties, CSSProperties?]>([
    ['a box that grows', { overflow: 'hidden' }],
    ['a box that scrolls', { overflowY: 'auto', height: 10 }],
    ['a box hidden on purpose', { overflow: 'hidden', width: 1, height: 1 }],
    ['a track that moves', { overflowX: 'clip' }, { transform: 'translateX(-3rem)' }],
  ])('accepts %s', async (_, box, text) => {
    await plant(<Boxed box={box} text={text ?? {}} />);
    await expectReflow('planted');
  });

  test.each<[string, CSSProperties, RegExp]>([
    [
      'cut in its height by a box around it',
      { overflow: 'hidden', height: 10 },
      /320 px: cut off: .* by .*box/,
    ],
    [
      'cut in its width by a box around it',
      { overflowX: 'clip', whiteSpace: 'nowrap', width: 40 },
      /by .*box/,
    ],
    [
      'cut once it is spaced',
      { overflow: 'clip', height: 20, width: 110 },
      /320 px with spaced text: cut off/,
    ],
    ['wider than the screen', { width: 400 }, /at 320 px: scrolls sideways, \d+ in 320 px/],
  ])('sees a text that is %s', async (_, box, message) => {
    await plant(<Boxed box={box} />);
    await expect(expectReflow('planted')).rejects.toThrow(message);
  });

  test('sees a text that is cut once it is twice as large', async () => {
    const style = { overflow: 'hidden', height: 30, fontSize: '1rem', lineHeight: 1.5 };
    await plant(<p style={style}>Woven</p>);
    await expect(expectReflow('planted')).rejects.toThrow(/^planted with text at 200 %: cut off/);
  });

  test('sees a text cut by its own edge', async () => {
    await plant(<p style={{ overflow: 'hidden', height: 10, lineHeight: '20px' }}>Woven</p>);
    await expect(expectReflow('planted')).rejects.toThrow(/planted at 320 px: cut off: <p/);
  });

  test('sees targets that are too small and too near', async () => {
    const style = { width: 10, height: 10, padding: 0 };
    await plant(
      <>
        <button type="button" aria-label="Warp" style={style} />
        <button type="button" aria-label="Weft" style={style} />
      </>,
    );
    await expect(expectReflow('planted')).rejects.toThrow(/planted at 320 px: target-size: button/);
  });
});

describe('the check of forced colours', () => {
  const bare = { appearance: 'none', border: 'none' } as const;

  test('accepts a control with an edge and a ring', async () => {
    await plant(
      <button type="button" style={{ border: '1px solid' }}>
        Weave
      </button>,
    );
    await expectForcedColours('planted');
  });

  test('sees a text that is not readable', async () => {
    const style = { forcedColorAdjust: 'none', color: '#777777', background: '#888888' } as const;
    await plant(<p style={style}>Woven</p>);
    await expect(expectForcedColours('planted')).rejects.toThrow(/planted in forced colours: color-contrast/);
  });

  test('sees a control without an edge', async () => {
    await plant(
      <button type="button" style={bare}>
        Weave
      </button>,
    );
    await expect(expectForcedColours('planted')).rejects.toThrow(
      /planted in forced colours: no edge: <button/,
    );
  });

  test('sees a chosen one that looks like the others', async () => {
    const style = { border: '1px solid' };
    await plant(
      <>
        <button type="button" data-slot="tab" aria-pressed="true" style={style}>
          Warp
        </button>
        <button type="button" data-slot="tab" aria-pressed="false" style={style}>
          Warp
        </button>
      </>,
    );
    await expect(expectForcedColours('planted')).rejects.toThrow(
      /the chosen one looks like the others: <button/,
    );
  });

  test('sees a ring that the system takes away', async () => {
    const css = '@media (forced-colors: active) { #planted:focus { outline: none } }';
    await plant(
      <>
        <style>{css}</style>
        <button id="planted" type="button" style={{ border: '1px solid' }}>
          Weave
        </button>
      </>,
    );
    expectFocusRing('planted');
    await expect(expectForcedColours('planted')).rejects.toThrow(/no focus ring: <button/);
  });
});

describe('the check of the focus ring', () => {
  test('sees a control that the keyboard reaches and nobody finds', async () => {
    await plant(
      <button type="button" style={{ outline: 'none' }}>
        Weave
      </button>,
    );
    expect(() => expectFocusRing('planted')).toThrow(/^planted: no focus ring: <button/);
  });

  test('takes no outline for a ring that is there without the focus, too', async () => {
    await plant(
      <div style={{ outline: '2px solid' }}>
        <button type="button" style={{ outline: 'none' }}>
          Weave
        </button>
      </div>,
    );
    expect(() => expectFocusRing('planted')).toThrow(/no focus ring: <button/);
  });

  test('is not heard by what it looks at', async () => {
    const heard: string[] = [];
    await plant(
      <button type="button" onFocus={() => heard.push('focus')} onBlur={() => heard.push('blur')}>
        Weave
      </button>,
    );
    expectFocusRing('planted');
    expect(heard).toEqual([]);
    document.querySelector('button')?.focus();
    expect(heard).toEqual(['focus']);
  });

  test('takes a ring around the frame of a control for the control’s', async () => {
    const css = '#frame:focus-within { outline: 2px solid }';
    await plant(
      <div id="frame">
        <style>{css}</style>
        <button type="button" style={{ outline: 'none' }}>
          Weave
        </button>
      </div>,
    );
    expectFocusRing('planted');
  });
});

describe('the guard of the console', () => {
  test.each(['error', 'warn', 'info', 'log'] as const)('hears console.%s', (level) => {
    const ear = listenToConsole();
    try {
      ear.expectSilence();
      console[level]('stray', 1);
      expect(ear.expectSilence).toThrow(`console.${level}: stray 1`);
    } finally {
      ear.stop();
    }
  });

  test('leaves the console as it was', () => {
    const { error } = console;
    listenToConsole().stop();
    expect(console.error).toBe(error);
  });
});
