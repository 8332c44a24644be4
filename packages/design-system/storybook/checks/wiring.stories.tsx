import { type ReactNode, useEffect } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../preview.js';

const meta = preview.meta({ title: 'Internal/Checks' });

/** A story without faults, which clears the page. */
const Sound = meta.story({ render: () => <p>Woven</p> });

/** A pair of colours that is legible in every theme. */
const READABLE = { background: 'var(--ds-color-bg-page)', color: 'var(--ds-color-fg-default)' };
const BARE = { ...READABLE, appearance: 'none', border: 'none', minHeight: 24 } as const;

/**
 * Stories with one fault each, and the message of the check that must report it. None is exported, so none runs by
 * itself.
 */
const FAULTS = (
  [
    [
      () => (
        <ul>
          <p>Woven</p>
        </ul>
      ),
      /> ul'\) to have no violations/,
    ],
    [
      () => <p style={{ ...READABLE, color: 'var(--ds-color-fg-on-action)' }}>Woven</p>,
      /in theme light: color-contrast: /,
    ],
    [
      () => <p style={{ overflow: 'hidden', height: 10, lineHeight: '20px' }}>Woven</p>,
      /at 320 px: cut off: /,
    ],
    [
      () => (
        <button type="button" style={{ ...READABLE, outline: 'none' }}>
          Weave
        </button>
      ),
      /^[\w-]+: no focus ring: /,
    ],
    [
      () => (
        <button type="button" style={BARE}>
          Weave
        </button>
      ),
      /in forced colours: no edge: /,
    ],
    [
      () => (
        <div style={{ position: 'relative', height: 100 }}>
          <p style={{ position: 'absolute', top: 0, margin: 0, fontSize: '1rem' }}>Warp</p>
          <p style={{ position: 'absolute', top: 24, margin: 0, fontSize: '1rem' }}>Weft</p>
        </div>
      ),
      /^[\w-]+ with text at 200 %: on each other: /,
    ],
    [() => <p>ابنِ</p>, /^[\w-]+: no language: ar in en: ابنِ/],
    [() => <p>Menü</p>, /^[\w-]+: no language: de in en: Menü/],
    [
      function Noisy() {
        useEffect(() => console.warn('stray'), []);
        return <p>Woven</p>;
      },
      /console\.warn: stray/,
    ],
  ] satisfies [() => ReactNode, RegExp][]
).map(([render, message]) => ({ story: meta.story({ render, globals: { theme: 'dark' } }), message }));

/**
 * The preview runs the checks on every story: each fault fails its story, and leaves nothing behind. `test/story-checks.test.tsx`
 * plants the faults of the check of pressed controls, which the preview runs on canvases of states only.
 */
export const EveryCheck = Sound.extend({
  play: async () => {
    for (const { story, message } of FAULTS) await expect(story.run()).rejects.toThrow(message);
    await Sound.run();
    await expect(getComputedStyle(document.body).animationPlayState).toBe('running');
  },
});

/** How often an effect of a story begins. */
const begin = fn();

function Counted() {
  useEffect(() => {
    begin();
  }, []);
  return <p>Woven</p>;
}

/** Every story runs in Strict Mode, which runs each effect twice and reveals missing cleanup. */
export const Strictly = meta.story({
  render: () => <Counted />,
  play: async () => {
    await expect(begin).toHaveBeenCalledTimes(2);
  },
});
