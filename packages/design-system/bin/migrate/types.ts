import { exportedName, type Imports } from './imports.ts';
import { MEMBERS, PROPS, type Renames } from './renames.ts';
import { at, list, type Node, nameOf } from './syntax.ts';

/** A type of the package whose members have other names, or a list of it. */
export interface Members {
  readonly name: string;
  readonly renames: Renames;
  readonly isList: boolean;
}

/** Types that keep the members of their first argument. */
const KEEPS = /^(?:Partial|Required|Readonly|Omit|Pick)$/;
const LISTS = /^(?:Array|ReadonlyArray)$/;
const PROPS_OF = /^ComponentProps(?:With(?:out)?Ref)?$/;

/** The arguments of a type. */
export const argumentsOf = (node: Node): Node[] => list(at(node, 'typeArguments'), 'params');

/** The type that a declaration is annotated with. */
export const annotationOf = (node: Node | undefined): Node | undefined =>
  at(at(node, 'typeAnnotation'), 'typeAnnotation');

const renamed = (name: string | undefined, table: Readonly<Record<string, Renames>>): Members | undefined => {
  const renames = name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
  return renames && name !== undefined ? { name, renames, isList: false } : undefined;
};

/** The part behind `typeof Button`. */
function partOf(imports: Imports, query: Node | undefined): Members | undefined {
  return query?.type === 'TSTypeQuery'
    ? renamed(exportedName(imports, at(query, 'exprName')), PROPS)
    : undefined;
}

/** The present names of the members of a type of the package; undefined for any other type. */
export function membersOf(imports: Imports, type: Node | undefined): Members | undefined {
  if (!type) return undefined;
  const listOf = (element: Node | undefined) => {
    const members = membersOf(imports, element);
    return members && { ...members, isList: true };
  };
  if (type.type === 'TSArrayType') return listOf(at(type, 'elementType'));
  if (type.type === 'TSTypeOperator') return membersOf(imports, at(type, 'typeAnnotation'));
  if (type.type === 'TSIntersectionType')
    return list(type, 'types')
      .map((each) => membersOf(imports, each))
      .find(Boolean);
  const reference = at(type, 'typeName') ?? at(type, 'expression');
  const name = nameOf(reference) ?? nameOf(at(reference, 'right') ?? at(reference, 'property')) ?? '';
  const [first] = argumentsOf(type);
  if (LISTS.test(name)) return listOf(first);
  if (KEEPS.test(name)) return membersOf(imports, first);
  if (PROPS_OF.test(name)) return partOf(imports, first);
  return renamed(exportedName(imports, reference), MEMBERS);
}
