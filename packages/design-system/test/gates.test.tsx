import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { expectEveryTheme } from '../../../.storybook/checks/every-theme.js';
import { expectHydration } from './hydration.js';
import { mount } from './mount.js';

/** A text in a colour of the tokens on the page's own ground, as the theme has both. */
function Text({ colour }: { colour: string }) {
  const style = { background: 'var(--ds-color-bg-page)', color: `var(--ds-color-fg-${colour})` };
  return <p style={style}>Woven</p>;
}

describe('the check of every theme', () => {
  test('accepts a text that every theme can show', async () => {
    await expect.element(mount(<Text colour="default" />)).toBeVisible();
    await expectEveryTheme('planted', {});
  });

  test('sees a text that one theme swallows, and names story, theme and rule', async () => {
    await expect.element(mount(<Text colour="on-action" />)).toBeVisible();
    await expect(expectEveryTheme('planted', {})).rejects.toThrow(
      /planted in theme light: color-contrast: p/,
    );
  });
});

describe('the check of hydration sees', () => {
  test('what differs between server and browser', async () => {
    let renders = 0;
    const Counted = () => {
      renders += 1;
      return <p>{renders}</p>;
    };
    await expect(expectHydration(<Counted />)).rejects.toThrow(/onRecoverableError/);
  });

  test('a complaint on the console', async () => {
    const Noisy = () => {
      useEffect(() => console.error('stray'), []);
      return <p>Woven</p>;
    };
    await expect(expectHydration(<Noisy />)).rejects.toThrow(/console.error/);
  });

  test('a style attribute in the server’s markup', async () => {
    await expect(expectHydration(<p style={{ order: 1 }}>Woven</p>)).rejects.toThrow(/server markup/);
  });
});
