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
const KEEPS = /^(?:Partial|Required|Readonly)$/;
/** Types that keep some members of their first argument. */
export const CHOOSES = /^(?:Omit|Pick)$/;
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

/** The strings in a type, such as `'a' | 'b'`. */
export const literalsIn = (type: Node | undefined): Node[] =>
  (type?.type === 'TSUnionType' ? list(type, 'types') : [type]).flatMap((each) => at(each, 'literal') ?? []);

/** The members whose old and new name pass a test; undefined when there are none. */
function only(
  members: Members | undefined,
  passes: (from: string, to: string) => boolean,
): Members | undefined {
  const renames = Object.entries(members?.renames ?? {}).filter((each) => passes(...each));
  return members && renames.length > 0 ? { ...members, renames: Object.fromEntries(renames) } : undefined;
}

/** The members of an intersection, except those that an object type in it declares: they are the application's own. */
function membersOfAll(imports: Imports, types: readonly Node[]): Members | undefined {
  const own = types.flatMap((each) => list(each, 'members')).map((each) => nameOf(at(each, 'key')));
  return only(types.map((each) => membersOf(imports, each)).find(Boolean), (from) => !own.includes(from));
}

/** The members that `Pick` and `Omit` keep: all of them where the keys are not written out. */
function chosenMembers(
  members: Members | undefined,
  by: string,
  keys: Node | undefined,
): Members | undefined {
  const chosen = new Set(literalsIn(keys).map(nameOf));
  // After a migration, the keys are the new names.
  const isChosen = (from: string, to: string) => chosen.has(from) || chosen.has(to);
  return chosen.size > 0 ? only(members, (from, to) => isChosen(from, to) === (by === 'Pick')) : members;
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
  if (type.type === 'TSIntersectionType') return membersOfAll(imports, list(type, 'types'));
  const reference = at(type, 'typeName') ?? at(type, 'expression');
  const name = nameOf(reference) ?? nameOf(at(reference, 'right') ?? at(reference, 'property')) ?? '';
  const [first, second] = argumentsOf(type);
  if (LISTS.test(name)) return listOf(first);
  if (KEEPS.test(name)) return membersOf(imports, first);
  if (CHOOSES.test(name)) return chosenMembers(membersOf(imports, first), name, second);
  if (PROPS_OF.test(name)) return partOf(imports, first);
  return renamed(exportedName(imports, reference), MEMBERS);
}
