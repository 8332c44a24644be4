import { values } from '@weft/tokens';
import { expect, test } from 'vitest';
import { WIDE } from '../src/components/carousel/use-per-slide.js';
import { builtStyles } from './dist.ts';

/** The breakpoints of the tokens, as in a media query. */
const TOKENS = Object.entries(values).flatMap(([name, value]) =>
  name.startsWith('breakpoint.') ? [`${value}px`] : [],
);

/** Widths that are no breakpoint, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  '480px': 'P-36 changes the number of chips there, and nothing else',
  '20em':
    'the narrowest screen of WCAG 1.4.10, and a phone whose reader has set larger text, which needs hyphens',
  '20rem': 'the width of a pagination without numbers, in the reader’s own text size (WCAG 1.4.4)',
  '36rem': 'the width of a plan whose list is beside its price, in the reader’s own text size (WCAG 1.4.4)',
  '40rem':
    'the width of a pagination, and of a table of plans, in the reader’s own text size, not of a screen (WCAG 1.4.4)',
  '48rem': 'the width of three plans in a row in the reader’s own text size (WCAG 1.4.4)',
  '55rem':
    'the width of the bar, and of a hero with two columns, in the reader’s own text size, not of a screen (WCAG 1.4.4)',
};

/** The widths in a stylesheet's media and container queries. */
const widthsIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\(\s*(?:(?:min|max)-)?(?:width|inline-size)\s*(?:[<>]=?|:)\s*([\w.]+)\s*\)/g)].map(
      ([, width = '']) => width,
    ),
  );

test('the stylesheets change at breakpoints of the tokens, or at a width with a reason', () => {
  const widths = widthsIn(builtStyles());
  expect([...widths].filter((width) => !TOKENS.includes(width) && !(width in OTHERS))).toEqual([]);
  expect([...widths]).toEqual(expect.arrayContaining(Object.keys(OTHERS)));
  expect(widthsIn('@container bar (inline-size > 44rem)')).toEqual(new Set(['44rem']));
});

test('the carousel changes in script where its stylesheet does: at breakpoint.md', () => {
  expect(WIDE).toBe(`(width > ${values['breakpoint.md']}px)`);
});
