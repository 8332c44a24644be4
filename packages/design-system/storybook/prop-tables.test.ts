import { createElement } from 'react';
import type { InputType } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { extractArgTypes, readableProps } from './prop-tables.js';

/** A component as a build describes it, with one prop. */
const described = (displayName: string, name: string, prop: object) =>
  Object.assign(() => null, {
    __docgenInfo: { displayName, props: { [name]: { required: false, description: '', ...prop } } },
  });

/** A prop of a component as its table has it. */
const tabled = (displayName: string, name: string, prop: object): InputType | undefined =>
  extractArgTypes(described(displayName, name, prop))[name];

const nothing = { name: 'undefined' };

describe('the type of a prop', () => {
  test('is the type without undefined', () => {
    const tone = {
      name: 'union',
      raw: "'a' | 'b'",
      elements: [
        { name: 'literal', value: "'a'" },
        { name: 'literal', value: "'b'" },
      ],
    };
    const tsType = { name: 'union', raw: "'a' | 'b' | undefined", elements: [...tone.elements, nothing] };
    expect(tabled('Part', 'tone', { tsType })?.table?.type?.summary).toBe("'a' | 'b'");
  });

  test('is on one line, without empty parts', () => {
    const raw = "\n  | boolean\n  | 'page'\n  | undefined";
    const elements = [{ name: 'boolean' }, { name: 'literal', value: "'page'" }, nothing];
    const type = tabled('Part', 'current', { tsType: { name: 'union', raw, elements } })?.table?.type;
    expect(type?.summary).toBe("boolean | 'page'");
  });

  test('is shown as a function, so that it gets no control', () => {
    const signature = { name: 'signature', type: 'function', raw: '(index: number) => void' };
    const tsType = {
      name: 'union',
      raw: '((index: number) => void) | undefined',
      elements: [signature, nothing],
    };
    const prop = tabled('Part', 'onChange', { tsType });
    expect(prop?.type).toMatchObject({ name: 'function' });
    expect(prop?.control).toBeUndefined();
    expect(prop?.table?.type?.summary).toBe('(index: number) => void');
  });

  test('comes from api.md where another file declares it, with the declarations that it names', () => {
    const type = tabled('SelectField', 'options', { tsType: { name: 'unknown' } })?.table?.type;
    expect(type?.summary).toBe('readonly (SelectOption | SelectOptionGroup)[]');
    expect(type?.detail).toContain('interface SelectOption {\n  value: string;');
    expect(type?.detail).toContain('interface SelectOptionGroup {');
  });

  test('is the name of a type, not the declaration that a build puts in its place', () => {
    const raw = '| Value\n | {\n /** From 0 px. */\n readonly base: Value; }';
    const type = tabled('Grid', 'columns', { tsType: { name: 'union', raw, elements: [] } })?.table?.type;
    expect(type?.summary).toBe('Responsive<GridColumns>');
  });

  test('is found in base types', () => {
    expect(tabled('Link', 'variant', {})?.table?.type?.summary).toBe(
      "'inline' | 'standalone' | 'nav' | 'placeholder'",
    );
    expect(tabled('Link', 'newTab', {})?.table?.type?.summary).toBe('boolean');
    expect(tabled('DialogTrigger', 'as', {})?.table?.type?.summary).toBe('ElementType');
  });
});

test('a description has no tags, and its default is in the column for defaults', () => {
  const description = "Its name.\n@default 'Menu'";
  expect(tabled('Part', 'label', { description, tsType: { name: 'string' } })).toMatchObject({
    description: 'Its name.',
    table: { defaultValue: { summary: "'Menu'" } },
  });
});

describe('the control of a prop', () => {
  test.each([
    ['Button', 'variant', 'inline-radio', ['action', 'neutral', 'quiet', 'danger']],
    ['Hero', 'headingLevel', 'inline-radio', [1, 2]],
    ['Stack', 'gap', 'select', [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 'stack']],
  ])('offers the options of a closed choice: %s, %s', (part, name, type, options) => {
    const found = tabled(part, name, {});
    expect(found?.control).toEqual({ type });
    expect([...(found?.options ?? [])].sort()).toEqual([...options].sort());
  });

  test('takes words for content', () => {
    const tsType = { name: 'ReactNode', raw: 'ReactNode' };
    expect(tabled('Card', 'title', { tsType })?.control).toEqual({ type: 'text' });
  });
});

describe('a story’s table', () => {
  type Context = Parameters<typeof readableProps>[0];

  /** A prop as a story's table has it. */
  const ofStory = (name: string, prop: object, value?: unknown, parameters = {}) => {
    const context = { argTypes: { [name]: { name, ...prop } }, initialArgs: { [name]: value }, parameters };
    return readableProps(context as unknown as Context)[name];
  };

  test('has no control for elements, and one for words', () => {
    const prop = { type: { name: 'other', value: 'ReactNode' } };
    const words = [createElement('p', { key: 'words' })];
    expect(ofStory('children', prop, words)?.control).toEqual({ disable: true });
    expect(ofStory('children', prop, 'Login')?.control).toBeUndefined();
  });

  test('has no control where the story takes no arguments', () => {
    const prop = { control: { type: 'inline-radio' } };
    expect(ofStory('variant', prop, 'action', { __isArgsStory: false })?.control).toEqual({ disable: true });
    expect(ofStory('variant', prop, 'action', { __isArgsStory: true })?.control).toEqual(prop.control);
  });

  test('has a type for a native prop', () => {
    expect(ofStory('name', { type: { name: 'string' } })?.table?.type?.summary).toBe('string');
    expect(ofStory('disabled', { control: { type: 'boolean' } })?.table?.type?.summary).toBe('boolean');
    expect(ofStory('children', { type: { name: 'string' } })?.table?.type?.summary).toBe('ReactNode');
    expect(readableProps.secondPass, 'after Storybook has added those that only a story gives').toBe(true);
  });
});
