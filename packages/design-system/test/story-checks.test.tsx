import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { breaches } from '#storybook/checks/every-theme.ts';
import { expectFocusRing } from '#storybook/checks/focus-ring.ts';
import { expectForcedColours } from '#storybook/checks/forced-colours.ts';
import { expectPressed } from '#storybook/checks/pressed.ts';
import { expectReflow } from '#storybook/checks/reflow.ts';
import { mount } from './mount.js';
import '#storybook/preview.css';

/* Plants one fault for each message of a check, except those that `storybook/checks/wiring.stories.tsx` plants. */

/** Renders and waits until it is on the page. */
async function render(element: ReactNode): Promise<void> {
  const host = mount(element);
  await expect.poll(() => host.childElementCount).toBeGreaterThan(0);
}

test('axe reports a button without a name', async () => {
  await render(<button type="button" />);
  expect(await breaches(['button-name'])).toEqual([expect.stringContaining('button-name: button')]);
});

test('reflow accepts content that grows, scrolls, is hidden on purpose or moves', async () => {
  await render(
    <>
      <p style={{ overflow: 'hidden' }}>Warp and weft</p>
      <div style={{ overflowY: 'auto', height: 10 }}>Warp and weft</div>
      <p style={{ overflow: 'hidden', width: 1, height: 1 }}>Warp and weft</p>
      <div style={{ overflowX: 'clip' }}>
        <p style={{ transform: 'translateX(-3rem)' }}>Warp and weft</p>
      </div>
    </>,
  );
  await expectReflow('story');
});

test('reflow reports text that an ancestor cuts off', async () => {
  await render(
    <div id="box" style={{ overflow: 'hidden', height: 10 }}>
      <p style={{ margin: 0, lineHeight: '20px' }}>Warp and weft</p>
    </div>,
  );
  await expect(expectReflow('story')).rejects.toThrow(/320 px: cut off: .* by .*box/);
});

test('reflow reports text that is cut off with text spacing', async () => {
  await render(
    <div style={{ overflow: 'clip', height: 20, width: 110 }}>
      <p style={{ margin: 0, lineHeight: '20px' }}>Warp and weft</p>
    </div>,
  );
  await expect(expectReflow('story')).rejects.toThrow(/320 px with spaced text: cut off/);
});

test('reflow reports text that is cut off at 200 %', async () => {
  const style = { overflow: 'hidden', height: 30, fontSize: '1rem', lineHeight: 1.5 };
  await render(<p style={style}>Woven</p>);
  await expect(expectReflow('story')).rejects.toThrow(/^story with text at 200 %: cut off/);
});

test('reflow reports text that stands letter by letter', async () => {
  await render(<p style={{ width: 0, overflowWrap: 'anywhere' }}>Woven</p>);
  await expect(expectReflow('story')).rejects.toThrow(/^story as shown: letter by letter: <p/);
});

test('reflow reports a page that scrolls sideways', async () => {
  await render(<p style={{ width: 400 }}>Woven</p>);
  await expect(expectReflow('story')).rejects.toThrow(/at 320 px: scrolls sideways, \d+ in 320 px/);
});

test('reflow reports small targets that lie close together', async () => {
  const style = { width: 10, height: 10, padding: 0 };
  await render(
    <>
      <button type="button" aria-label="Warp" style={style} />
      <button type="button" aria-label="Weft" style={style} />
    </>,
  );
  await expect(expectReflow('story')).rejects.toThrow(/story at 320 px: target-size: button/);
});

test('forced colours: reports text that cannot be read', async () => {
  const style = { forcedColorAdjust: 'none', color: '#777777', background: '#888888' } as const;
  await render(<p style={style}>Woven</p>);
  await expect(expectForcedColours('story')).rejects.toThrow(/story in forced colours: color-contrast/);
});

test('forced colours: reports a selected control that looks like the others', async () => {
  const style = { border: '1px solid' };
  await render(
    <>
      <button type="button" data-slot="tab" aria-pressed="true" style={style}>
        Warp
      </button>
      <button type="button" data-slot="tab" aria-pressed="false" style={style}>
        Warp
      </button>
    </>,
  );
  await expect(expectForcedColours('story')).rejects.toThrow(/the chosen one looks like the others: <button/);
});

test('forced colours: reports a focus ring that forced colours remove', async () => {
  const css = '@media (forced-colors: active) { #planted:focus { outline: none } }';
  await render(
    <>
      <style>{css}</style>
      <button id="planted" type="button" style={{ border: '1px solid' }}>
        Weave
      </button>
    </>,
  );
  expectFocusRing('story');
  await expect(expectForcedColours('story')).rejects.toThrow(/no focus ring: <button/);
});

test('reports a pressed control that looks like rest or hover, also on a device without hover', async () => {
  const css = `
    #hover:hover, #both:is(:hover, :active) { color: red }
    #mouse:hover:active { text-decoration: underline }
    #unseen:active { border-color: red }
    #sound:active { text-decoration: underline }
  `;
  await render(
    <>
      <style>{css}</style>
      {['hover', 'both', 'mouse', 'unseen', 'sound'].map((id) => (
        <button key={id} id={id} type="button" data-slot={id} style={{ border: '0 solid' }}>
          Weave
        </button>
      ))}
      <button type="button" data-slot="off" disabled>
        Weave
      </button>
    </>,
  );
  const message = await expectPressed('story', {}).then(String, String);
  const found = new Set(
    [...message.matchAll(/looks pressed as (.*): <button id="(\w+)"/g)].map(
      ([, like, id]) => `${id}: ${like}`,
    ),
  );
  expect([...found]).toEqual([
    'hover: at rest',
    'hover: under the pointer',
    'both: under the pointer',
    'mouse: at rest',
    'unseen: at rest',
    'unseen: under the pointer',
    'both: at rest', // forced colours remove its colour
  ]);
  expect(message).not.toMatch(/sound|off/);
});

test('reports a field that looks the same under the pointer, unless it is read-only, disabled or invalid', async () => {
  const css = `
    .good, .press { border: 0 solid }
    .good:has(:hover) { border-bottom-width: 1px }
    :is(.good, .press):has(:active) { border-width: 1px }
  `;
  await render(
    <>
      <style>{css}</style>
      {['good', 'press'].map((id) => (
        <div key={id} className={id} data-slot="field-frame">
          <input id={id} data-slot="control" />
        </div>
      ))}
      {[{ readOnly: true }, { disabled: true }, { 'aria-invalid': true }].map((off) => (
        <div key={JSON.stringify(off)} data-slot="field-frame">
          <input id="off" data-slot="control" {...off} />
        </div>
      ))}
    </>,
  );
  const message = await expectPressed('story', {}).then(String, String);
  expect(message).toMatch(/looks under the pointer as at rest: <input id="press"/);
  expect(message).not.toMatch(/good|off/);
});

test('the focus ring check accepts a ring around the frame of a control, and fires no focus event', async () => {
  const heard: string[] = [];
  await render(
    <div id="frame">
      <style>{'#frame:focus-within { outline: 2px solid }'}</style>
      <button type="button" style={{ outline: 'none' }} onFocus={() => heard.push('focus')}>
        Weave
      </button>
    </div>,
  );
  expectFocusRing('story');
  expect(heard).toEqual([]);
});
