import { readFile } from 'node:fs/promises';
import { parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile, load, ROOT } from '../compile.ts';
import { scripts } from '../outputs/script.ts';
import { clampOf } from '../outputs/values.ts';
import { resolve } from './resolve-fixture.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

let css = '';
let script: {
  vars: Record<string, string>;
  values: Record<string, unknown>;
  reduced: Record<string, number>;
};
let files: Map<string, string>;

beforeAll(async () => {
  files = await compile(await load());
  css = files.get('css/tokens.css') ?? '';
  script = await import(`data:text/javascript,${encodeURIComponent(files.get('js/index.js') ?? '')}`);
}, BUILD_TIMEOUT);

/** The declarations of the first rule with a selector. */
const block = (selector: string): string => {
  let found = '';
  parse(css).walkRules(`:where(${selector})`, (rule) => {
    found ||= rule.toString();
  });
  return found;
};

const names = (text: string): string[] =>
  [...text.matchAll(/(--ds-[\w-]+):/g)].map((match) => match[1] ?? '');

describe('tokens.css', () => {
  it.each([
    ['[data-theme="light"]', 'light'],
    ['[data-theme="dark"]', 'dark'],
    [':root:not([data-theme])', 'dark'],
  ])('has every themed token for %s', (selector, scheme) => {
    const themed = names(block(':root')).filter((name) => /^--ds-(color|shadow)-/.test(name));
    expect(themed.length).toBeGreaterThan(35);
    expect(names(block(selector))).toEqual(themed);
    expect(block(selector)).toContain(`color-scheme: ${scheme};`);
  });

  it('follows the system only where no theme is set', () => {
    expect(css).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+:where\(:root:not\(\[data-theme\]\)\)/);
  });

  it('orders contrast after themes, and forced colours after contrast', () => {
    const order = ['[data-theme="dark"]) {', '(prefers-contrast: more)', '(forced-colors: active)'].map(
      (text) => css.indexOf(text),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('uses system colours where colours are forced', () => {
    const forced = css.slice(css.indexOf('(forced-colors: active)'), css.indexOf('(prefers-reduced-motion'));
    expect(forced).toContain('--ds-color-bg-page: Canvas;');
    expect(forced).not.toContain('palette');
  });

  it('uses the system’s color-scheme for the browser’s own controls in forced colours', () => {
    const forced = css.slice(css.indexOf('(forced-colors: active)'), css.indexOf('(prefers-reduced-motion'));
    expect(forced).toContain('color-scheme: light dark;');
  });

  it('sets the durations of movement to 0 with reduced motion, and keeps the ambient one, which is reading time', () => {
    const reduced = css.slice(css.indexOf('(prefers-reduced-motion'));
    expect(reduced).toContain('--ds-duration-moderate: 0ms;');
    expect(reduced).toContain('--ds-duration-ambient: 3000ms;');
    expect(block(':root')).toContain('--ds-duration-moderate: 500ms;');
  });

  it('has breakpoints as custom media and not as variables', () => {
    expect(css).not.toContain('--ds-breakpoint');
    expect(files.get('css/media.css')).toContain('@custom-media --ds-md (width >= 768px);');
  });
});

describe('fluid sizes', () => {
  const rem = (value: number) => ({ value, unit: 'rem' });

  it('grow from the minimum to the maximum between two widths', () => {
    expect(clampOf(rem(3), { min: rem(1), from: 400, to: 1200 })).toBe('clamp(1rem, 0rem + 4vw, 3rem)');
  });

  it('swap their bounds for negative tracking', () => {
    expect(clampOf(rem(-0.08), { min: rem(-0.03), from: 320, to: 1400 })).toMatch(
      /^clamp\(-0\.08rem, .* -0\.03rem\)$/,
    );
  });
});

describe('the script', () => {
  it('exports references and values of public tokens only', () => {
    expect(script.vars['color.fg.default']).toBe('var(--ds-color-fg-default)');
    expect(script.values['duration.moderate']).toBe(500);
    expect(script.values['breakpoint.xl']).toBe(1300);
    expect(script.values['easing.linear']).toEqual([0, 0, 1, 1]);
    expect(script.vars['breakpoint.xl']).toBeUndefined();
    expect(Object.keys(script.vars).filter((name) => /^(palette|type)\./.test(name))).toEqual([]);
  });

  it('exports the durations of reduced motion', () => {
    expect(script.reduced).toMatchObject({
      'duration.fast': 0,
      'duration.slow': 0,
      'duration.ambient': 3000,
    });
  });
});

describe('the types', () => {
  it('have the description of a token, and the deprecation of its group', async () => {
    const space = { $type: 'number', $deprecated: 'Use gap.', x: { $value: 1, $description: 'Far.' } };
    const all = (await resolve({ space })).apply({});
    expect(scripts(all, all, ['space.x']).dts).toContain('/** Far. @deprecated Use gap. */');
  });
});

describe('the package', () => {
  it('has no dependencies, and publishes every output and the sources', async () => {
    const { dependencies, exports } = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8'));
    expect(dependencies).toBeUndefined();
    const targets = Object.values(exports as Record<string, string | { default: string }>).map((target) =>
      (typeof target === 'string' ? target : target.default).replace(/^\.\/dist\//, '').replace('*', ''),
    );
    const published = (path: string): boolean => targets.some((target) => path.startsWith(target));
    expect([...files.keys()].filter((path) => !published(path) && !path.endsWith('.d.ts'))).toEqual([]);
    expect(targets).toContain('./src/');
  });
});

describe('the resolved files', () => {
  it.each(['light', 'dark', 'light-hc', 'dark-hc', 'forced', 'reduced'])(
    '%s has values without references, and descriptions',
    (mode) => {
      const text = files.get(`json/${mode}.tokens.json`) ?? '{}';
      expect(text).not.toMatch(/"\{/);
      expect(JSON.parse(text).color.bg.page).toMatchObject({
        $type: 'color',
        $description: expect.stringContaining('page'),
      });
    },
  );
});
