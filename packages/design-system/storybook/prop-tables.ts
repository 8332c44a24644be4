import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import { declarationsIn, recordedType } from './recorded-types.js';

type PropType = NonNullable<StrictInputType['type']>;

/** A type on one line, as the prop accepts it. */
const withoutUndefined = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| | \| undefined$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^ ?\| /, '');

/** The type of an optional prop without `undefined`. */
function taken(type: PropType): PropType {
  if (type.name === 'enum') {
    const raw = type.raw && withoutUndefined(type.raw);
    return { ...type, ...(raw && { raw }), value: type.value.filter((value) => value !== 'undefined') };
  }
  if (type.name !== 'union') return type;
  const kinds = type.value.filter((kind) => kind.name !== 'other' || kind.value !== 'undefined');
  const raw = type.raw && withoutUndefined(type.raw);
  const [only] = kinds;
  if (raw?.includes(' => ')) return { name: 'function', raw, required: false };
  if (only && kinds.length === 1) return { ...only, ...(raw && { raw: only.raw ?? raw }), required: false };
  return { ...type, value: kinds, ...(raw && { raw }), required: false };
}

/** A type as its source spells it. */
function textOf(type: PropType): string {
  if (type.raw) return type.raw;
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value)).join(' | ');
  return type.name === 'other' ? type.value : type.name;
}

/** react-docgen's report of a type from another file: unknown, or its whole declaration with comments. */
const UNREAD = /\bunknown\b|^(?:union|intersection|other|empty-enum)$|\/\*\*/;

/** Replaces a part's own name for the element that renders it, which says nothing in a table. */
const namedElement = (text: string | undefined): string | undefined => (text === 'As' ? 'ElementType' : text);

/** The type of a prop as a table shows it, with the declarations that it names. */
function shownType(component: string, name: string, type: PropType | undefined) {
  const read = type && textOf(type);
  const text = read === undefined || UNREAD.test(read) ? recordedType(component, name) : read;
  const summary = namedElement(text);
  const detail = summary && declarationsIn(summary);
  return summary ? { summary, ...(detail && { detail }) } : undefined;
}

/** A closed choice: texts and numbers. */
const CHOICE = /^(?:'[^']+'|\d+)(?: \| (?:'[^']+'|\d+))+$/;

/** The most options that are shown as radio buttons. */
const BESIDE = 6;

/** The control for a type that Storybook has none for: content, or a closed choice. */
function controlOf(type = ''): Pick<StrictInputType, 'control' | 'options'> {
  if (type === 'ReactNode') return { control: { type: 'text' } };
  if (!CHOICE.test(type)) return {};
  const options = type
    .split(' | ')
    .map((option) => (option.startsWith("'") ? option.slice(1, -1) : Number(option)));
  return { control: { type: options.length > BESIDE ? 'select' : 'inline-radio' }, options };
}

/** A description without its tags, and the default that one of them names. */
function described(text = ''): { description?: string; initial?: string } {
  const [, description = '', initial] = /^([\s\S]*?)(?:\s*@default\s+([\s\S]*))?$/.exec(text) ?? [];
  return { ...(description && { description }), ...(initial && { initial: initial.trim() }) };
}

/** A component as react-docgen describes it. */
interface Described {
  readonly __docgenInfo?: { readonly displayName?: string };
}

const ownerOf = (component?: Described): string => component?.__docgenInfo?.displayName ?? '';

/** The props of a component for its table: with resolved types, and without tags in descriptions. */
export function extractArgTypes(component?: Described): StrictArgTypes {
  const owner = ownerOf(component);
  const props = extractComponentProps(component, 'props').filter((prop) => prop !== null);
  return Object.fromEntries(
    props.map(({ docgenInfo, propDef: { name, required, defaultValue, sbType } }) => {
      const type = sbType && taken({ required, ...sbType });
      const { initial, ...words } = described(docgenInfo.description);
      const shown = shownType(owner, name, type);
      const table = {
        ...(shown && { type: shown }),
        ...((initial ?? defaultValue) && { defaultValue: initial ? { summary: initial } : defaultValue }),
      };
      const control = controlOf(recordedType(owner, name) ?? shown?.summary);
      return [name, { name, ...words, ...control, ...(type && { type }), table } as StrictInputType];
    }),
  );
}

/** Whether an argument is or contains React elements, which no control can edit. */
const holdsElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElements) : isValidElement(value);

/** Types of native props that no story sets, derived from the control that a story requests. */
const CONTROLLED: Readonly<Record<string, string>> = { boolean: 'boolean', number: 'number', text: 'string' };

/** The type of a prop that react-docgen does not describe: from the record, or from a story's argument. */
function otherType(owner: string, name: string, { control, type }: StrictInputType): string | undefined {
  const recorded = namedElement(recordedType(owner, name));
  if (recorded) return recorded;
  if (name === 'children') return 'ReactNode';
  if (type) return textOf(type);
  return CONTROLLED[
    typeof control === 'object' && 'type' in control ? String(control.type) : String(control)
  ];
}

/** A prop of a table. It has a control only if the story takes it from its arguments. */
function readable(owner: string, name: string, prop: StrictInputType, isTaken: boolean): StrictInputType {
  const summary = prop.table?.type ? undefined : otherType(owner, name, prop);
  return {
    ...prop,
    ...(summary && { table: { ...prop.table, type: { summary } } }),
    ...(!isTaken && { control: { disable: true } }),
  };
}

const enhance: ArgTypesEnhancer = ({ argTypes, component, initialArgs, parameters }) => {
  const owner = ownerOf(component as Described | undefined);
  // Storybook's own mark of a story whose `render` takes arguments. A control of any other would change nothing.
  const canControl = (name: string) =>
    parameters.__isArgsStory !== false && !holdsElements(initialArgs[name]);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [name, readable(owner, name, prop, canControl(name))]),
  );
};

/**
 * Completes the tables of props: types of native props, no controls for elements, none in stories whose `render` takes no
 * arguments. Runs after Storybook's own enhancers.
 */
export const readableProps: ArgTypesEnhancer = Object.assign(enhance, { secondPass: true });
