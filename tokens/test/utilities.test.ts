import { beforeAll, describe, expect, it } from 'vitest';
import { strangerProblems } from '../checks/outputs.ts';
import {
  classesOf,
  collisionProblems,
  loadUtilities,
  type Utilities,
  unknownProblems,
} from '../checks/utilities.ts';

/** A hole in a template, as it stands in a source. */
const HOLE = ['$', '{x}'].join('');

const theme = (names: string, more = ''): string =>
  `@theme inline reference {\n  --*: initial;\n  ${names}\n}\n${more}`;

describe('the collision gate', () => {
  it('sees a distance that gives a display class a size', async () => {
    expect(await collisionProblems(theme('--spacing-block: var(--a);'))).toEqual([
      'a token changes the class inline-block: it sets display, inline-size, not display',
    ]);
  });

  it('sees a token under the name of a utility of our own', async () => {
    const wide = '@utility font-wide {\n  font-stretch: 118%;\n}\n';
    expect(await collisionProblems(theme('--font-weight-wide: 700;', wide))).toEqual([
      expect.stringContaining('the class font-wide: it sets --tw-font-weight, font-stretch, font-weight'),
    ]);
  });

  it('leaves alone what only gives a class another value', async () => {
    expect(await collisionProblems(theme('--spacing-px: var(--a); --default-border-width: 2px;'))).toEqual(
      [],
    );
  });
});

describe('the gate of classes without a rule', () => {
  let utilities: Utilities;
  beforeAll(async () => {
    utilities = await loadUtilities(theme('--spacing-4: 1rem; --text-color-muted: #666;'));
  });
  const problems = (source: string, known: string[] = []): string[] =>
    unknownProblems('a.tsx', source, utilities, new Set(known));

  it('sees a step that does not exist, a wrong role and an unknown breakpoint', () => {
    expect(problems('<p className="p-4 p-5 bg-muted 3xl:p-4" />')).toEqual([
      'a.tsx: p-5 has no rule',
      'a.tsx: bg-muted has no rule',
      'a.tsx: 3xl:p-4 has no rule',
    ]);
    expect(problems(`<p className={\`p-6 ${HOLE}\`} />`)).toEqual(['a.tsx: p-6 has no rule']);
  });

  it('accepts what has a rule, here or in a style sheet, and what is known only when the page runs', () => {
    expect(problems('<p className="group flex p-4 text-muted stage" />', ['stage'])).toEqual([]);
    expect(problems(`<p className={\`dye-${HOLE} p-4\`} title="p-5" />`)).toEqual([]);
    expect(classesOf('.stage, .dye-a > .b_c:hover { top: 0.5rem }')).toEqual(['stage', 'dye-a', 'b_c']);
  });
});

describe('the gate of variables in the product', () => {
  const css = ':where(:root) {\n  --ds-space-4: 1rem;\n}\n';

  it('sees a name that no token has, and leaves a component’s own variables alone', () => {
    const source = 'gap: var(--ds-space-4); top: var(--ds-space-5); left: var(--ds-carousel-gap)';
    expect(strangerProblems('a.css', source, css)).toEqual(['a.css: --ds-space-5 is not defined']);
  });

  it('waits for a name that is made of parts', () => {
    expect(strangerProblems('a.ts', `var(--ds-space-${HOLE})`, css)).toEqual([]);
  });
});
