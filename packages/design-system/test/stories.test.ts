import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHOICES, choicesOf } from './closed-choices.ts';
import { COMPONENTS, componentNames, sourceOf } from './sources.ts';

/** Stories that show many things at once, which do not count for a single option. */
const GATHERED = new Set(['States', 'LongContent', 'RTL']);

/** The source text of each story of a component by its exported name; shared code has the name ''. */
function storiesOf(name: string): Map<string, string> {
  const shared = path.join(import.meta.dirname, 'examples', `${name}.tsx`);
  const found = new Map([['', existsSync(shared) ? readFileSync(shared, 'utf8') : '']]);
  for (const file of globSync('*.stories.tsx', { cwd: path.join(COMPONENTS, name) })) {
    const text = readFileSync(path.join(COMPONENTS, name, file), 'utf8');
    const [before = '', ...parts] = text.split(/^export const (?=\w+ = )/m);
    found.set('', `${found.get('') ?? ''}${before}`);
    for (const part of parts) found.set(part.slice(0, part.indexOf(' ')), part);
  }
  return found;
}

/** Whether a component is a list, which needs stories for no item, one and many. */
function isList(name: string): boolean {
  return /^[^*]*<(ul|ol|dl)\b|\b(items|errors|contents|options)\b[?.]*\.?map\(|\bchoices=\{/m.test(
    sourceOf(name, 'tsx'),
  );
}

/** A component's own code: what it renders, and the types of its props. */
const codeOf = (name: string): string => sourceOf(name, '{ts,tsx}');

/** Markup of a control: an element, one of Radix, another component, or an anchor with `as`. Layout parts take `as` too. */
const CONTROL =
  /^[^*]*(<(a|button|input|select|textarea|MotionToggle|FieldFrame|AccordionEntry)\b|<\w+\.(Trigger|Close|Item)\b|\.\.\.\w+ }: AnchorProps\b)/m;

/** The states that a canvas must show: `when` matches the component's source, `shown` the story's. */
const SHOWN: readonly { when: RegExp; state: string; shown: RegExp }[] = [
  ...['hover', 'focus-visible', 'active'].map((state) => ({
    when: CONTROL,
    state,
    shown: new RegExp(`\\b(?:HELD|withHeld)\\b|'(?:[\\w-]+ )*${state}(?: [\\w-]+)*'`),
  })),
  { when: CONTROL, state: 'rest', shown: /['"`>]rest\b|\brest: |: rest,/ },
  { when: CONTROL, state: 'held still', shown: /\bheldStates\b/ },
  {
    when: /ComponentPropsWithRef<'(input|select|textarea)'>|\bdisabled:/,
    state: 'disabled',
    shown: /\bdisabled\b/,
  },
  { when: /ComponentPropsWithRef<'(input|textarea)'>/, state: 'read-only', shown: /\breadOnly\b/ },
  { when: /\bFieldOwnProps\b|\bFieldError\b/, state: 'invalid', shown: /\berror(?:=|: ')/ },
  { when: /^ {2}loading\?: boolean/m, state: 'loading', shown: /\bloading\b/ },
];

/** The canvases of states of a component: one in each of its files that has one. */
function canvasesOf(name: string): { file: string; text: string }[] {
  return globSync('*.stories.tsx', { cwd: path.join(COMPONENTS, name) }).flatMap((file) => {
    const source = readFileSync(path.join(COMPONENTS, name, file), 'utf8');
    const [, text] = /^export const States = ([\s\S]*?)^\}\);/m.exec(source) ?? [];
    return text === undefined ? [] : [{ file, text }];
  });
}

describe.each(componentNames)('the stories of %s', (name) => {
  const stories = storiesOf(name);

  test('include Default, States, LongContent and RTL', () => {
    expect([...stories.keys()]).toEqual(expect.arrayContaining(['Default', 'States', 'LongContent', 'RTL']));
  });

  test('have an RTL story in Arabic, and long content in German', () => {
    expect(stories.get('RTL')).toContain('...inArabic,');
    // Parameters of its own would replace those of the helper.
    expect(stories.get('LongContent')).toMatch(/\.\.\.inGermanNarrow,(?![\s\S]*parameters:)|lang: 'de'/);
  });

  test('cover each option of its props', () => {
    // Helpers that stories share stand before the first.
    const single = [...stories].filter(([story]) => !GATHERED.has(story)).map(([, text]) => text);
    // The default story shows the defaults.
    const unshown = choicesOf(name).filter(({ prop, option, isDefault }) => {
      const set = new RegExp(`\\b${prop}(: ?|=)(\\{|["'])?${option}\\b`);
      return !isDefault && !single.some((text) => set.test(text));
    });
    expect(unshown).toEqual([]);
  });
});

test('every canvas of an interactive component shows all of its states', () => {
  const acting = componentNames.filter((name) => CONTROL.test(codeOf(name)));
  expect(acting.length).toBeGreaterThan(15);
  const unshown = acting.flatMap((name) =>
    canvasesOf(name).flatMap(({ file, text }) =>
      SHOWN.filter(({ when, shown }) => when.test(codeOf(name)) && !shown.test(text)).map(
        ({ state }) => `${file}: ${state}`,
      ),
    ),
  );
  expect(unshown).toEqual([]);
});

test.each(componentNames.filter(isList))('the stories of %s include Empty, One and Many', (name) => {
  expect([...storiesOf(name).keys()]).toEqual(expect.arrayContaining(['Empty', 'One', 'Many']));
});

test('closed choices and lists are found', () => {
  expect(CHOICES.size).toBeGreaterThan(10);
  expect(choicesOf('button')).toContainEqual({ prop: 'variant', option: 'action', isDefault: false });
  expect(componentNames.filter(isList).length).toBeGreaterThan(4);
});
