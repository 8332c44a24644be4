import { extendTailwindMerge, twMerge } from 'tailwind-merge';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile, load } from '../compile.ts';
import { isPublic, NAMESPACES, themeNames, UTILITIES } from '../names.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

/** Classes that set the same property, by Tailwind namespace. */
const classes = new Map<string, string[]>();
let merge = twMerge;

beforeAll(async () => {
  const parsed = await load();
  const text = (await compile(parsed)).get('tailwind/merge.js') ?? '';
  const { mergeConfig } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  merge = extendTailwindMerge(mergeConfig);
  for (const id of Object.keys(parsed.resolver.apply({})).filter(isPublic)) {
    for (const { namespace, key, literal } of themeNames(id)) {
      const utility = NAMESPACES.find((each) => each.namespace === namespace)?.utility ?? '';
      if (!literal) classes.set(namespace, [...(classes.get(namespace) ?? []), utility.replace('*', key)]);
    }
  }
  const stretch = Object.entries(UTILITIES).filter(([, css]) => 'font-stretch' in css);
  classes.set(
    'font-stretch',
    stretch.map(([name]) => name),
  );
}, BUILD_TIMEOUT);

describe('mergeConfig', () => {
  it('keeps the last of two classes that set the same property', () => {
    expect(classes.size).toBeGreaterThan(20);
    for (const group of classes.values()) {
      for (const [at, name] of group.slice(1).entries()) {
        expect(merge(`${group[at]} ${name}`)).toBe(name);
      }
    }
  });

  it('keeps two classes that set different properties', () => {
    const groups = [...classes];
    for (const [namespace, names] of groups) {
      for (const [, others] of groups.filter(([other]) => other !== namespace)) {
        const both = `${names[0]} ${others.at(-1)}`;
        expect(merge(both)).toBe(both);
      }
    }
  });

  it('distinguishes one side from all sides', () => {
    expect(merge('border-t-hairline border-thread')).toBe('border-thread');
    expect(merge('border-thread border-t-hairline')).toBe('border-thread border-t-hairline');
  });

  it('keeps the last width of the lines between children', () => {
    expect(merge('divide-x-hairline divide-y-2 divide-y-thread divide-x-2')).toBe(
      'divide-y-thread divide-x-2',
    );
  });

  it('is needed, since tailwind-merge alone drops a text style before a colour', () => {
    expect(twMerge('text-body text-muted')).toBe('text-muted');
  });
});
