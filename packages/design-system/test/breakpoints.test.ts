import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { values } from '@weft/tokens';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from './sources.ts';

/** The breakpoints of the tokens, as a query says them. */
const TOKENS = Object.entries(values).flatMap(([name, value]) =>
  name.startsWith('breakpoint.') ? [`${value}px`] : [],
);

/** Edges that are no breakpoint, each in the one place that has it. */
const OWN: readonly { file: string; edge: string }[] = [
  // P-36 changes the number of chips there, and nothing else.
  { file: 'components/chip-marquee/chip-marquee.css', edge: '480px' },
  // The bar's own width in the reader's size of text, no screen's (WCAG 1.4.4).
  { file: 'styles/utilities.css', edge: '55rem' },
];

/**
 * Widths at which a text says that something changes: in a query of CSS, of script or of a class name. A name of a
 * breakpoint, like `lg:`, is the token itself.
 */
const edgesOf = (text: string): string[] => [
  ...[...text.matchAll(/\(\s*(?:(?:min|max)-)?(?:width|inline-size)\s*(?:[<>]=?|:)\s*([\w.]+)\s*\)/g)].map(
    ([, edge = '']) => edge,
  ),
  ...[...text.matchAll(/(?<![\w-])@?(?:min|max)-\[([^\]]+)\]/g)].map(([, edge = '']) => edge),
];

/** Where what is drawn is decided. */
const SOURCES = path.join(COMPONENTS, '..');

/** Each edge of each component and of the variants that they share, with its file. */
const edges = globSync('{components,styles}/**/*.{ts,tsx,css}', {
  cwd: SOURCES,
  exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
}).flatMap((file) => edgesOf(readFileSync(path.join(SOURCES, file), 'utf8')).map((edge) => ({ file, edge })));

describe('what changes with the width', () => {
  test('changes at a breakpoint of the tokens, or at an edge with a reason', () => {
    const isOwn = (each: (typeof OWN)[number]) =>
      OWN.some(({ file, edge }) => file === each.file && edge === each.edge);
    expect(edges.filter((each) => !TOKENS.includes(each.edge) && !isOwn(each))).toEqual([]);
    expect(edges).toEqual(expect.arrayContaining([...OWN]));
  });

  test('changes in script and in style at once: the carousel, at breakpoint.md', () => {
    const own = edges.filter(({ file }) => file.startsWith('components/carousel/'));
    expect(new Set(own.map(({ file }) => path.basename(file)))).toEqual(
      new Set(['use-per-slide.ts', 'carousel.css']),
    );
    expect(new Set(own.map(({ edge }) => edge))).toEqual(new Set([`${values['breakpoint.md']}px`]));
  });

  test.each([
    ['@media (width <= 700px)', '700px'],
    ['@media (min-width: 700px)', '700px'],
    ['@container bar (inline-size > 44rem)', '44rem'],
    ['ds:[@media(width>700px)]:flex', '700px'],
    ['ds:max-[700px]:flex', '700px'],
    ['ds:@min-[44rem]/bar:flex', '44rem'],
  ])('is seen in %s', (text, edge) => expect(edgesOf(text)).toEqual([edge]));
});
