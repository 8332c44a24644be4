import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

type PropType = NonNullable<StrictInputType['type']>;

/** What an optional prop takes, which is read from its source as a union with `undefined`. */
function taken(type: PropType): PropType {
  if (type.name !== 'union') return type;
  const kinds = type.value.filter((kind) => kind.name !== 'other' || kind.value !== 'undefined');
  const raw = type.raw?.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/s, '$1');
  const [only] = kinds;
  if (raw?.includes(' => ')) return { name: 'function', raw, required: false };
  const rest = only && kinds.length === 1 ? only : { ...type, value: kinds };
  return { ...rest, ...(raw && { raw: rest.raw ?? raw }), required: false };
}

/** A type as its source has it. */
function textOf(type: PropType): string {
  if (type.raw) return type.raw;
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value)).join(' | ');
  return type.name === 'other' ? type.value : type.name;
}

/** Whether an argument is, or holds, elements, which no control can show but as React's own objects. */
const holdsElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElements) : isValidElement(value);

function readable(prop: StrictInputType, value: unknown): StrictInputType {
  const type = prop.type && taken(prop.type);
  return {
    ...prop,
    ...(prop.description && { description: prop.description.replace(/\s*@default.*$/s, '') }),
    ...(type && { type }),
    ...(type && prop.table?.type && { table: { ...prop.table, type: { summary: textOf(type) } } }),
    ...(holdsElements(value) && { control: { disable: true } }),
  };
}

/** Tables of props as a reader needs them: types by what they take, no tags in descriptions, no control for elements. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [name, readable(prop, initialArgs[name])]),
  );
