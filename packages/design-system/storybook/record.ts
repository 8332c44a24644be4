/** What `api.md` says of the package's types. */
export interface RecordedTypes {
  /** The type of a prop as the package records it. */
  readonly recordedType: (component: string, prop: string) => string | undefined;
  /** Every prop that the package's own declarations give a component, without those of its native element. */
  readonly recordedProps: (component: string) => string[];
  /** The package's declarations that a type names, to show their content. */
  readonly declarationsIn: (type: string) => string | undefined;
}

const MEMBER = /^ {2}'?([\w-]+)'?\??: ([\s\S]*?);$(?=\n {2}['\w/]|\n\})/gm;

/** Members that a declaration lists itself, by name. */
const membersOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(MEMBER)].map(([, name = '', type = '']) => [name, type]));

/**
 * Reads the record of the package's types, which a test keeps equal to them.
 *
 * @param record Content of `api.md`.
 */
export function readRecord(record: string): RecordedTypes {
  /** Every declaration, by name. */
  const declarations = new Map(
    [...record.matchAll(/(?:^|\n)(?:export )?((?:interface|type) (\w+)\b[\s\S]*?)(?=\n\n|\n```)/g)].map(
      ([, text = '', name = '']) => [name, text],
    ),
  );

  /** Other declarations of the record that a text mentions. */
  const mentioned = (text: string): string[] =>
    [...new Set(text.match(/\b[A-Z]\w+/g))].filter((name) => declarations.has(name));

  /** The declarations that one extends, joins or chooses from. */
  const partsOf = (text: string): string[] =>
    mentioned(text.replaceAll(/\{[\s\S]*?\n\}|keyof \w+|typeof \w+/g, ''));

  /** Every type that a declaration or its parts give a member. */
  function typesOf(name: string, member: string, seen = new Set<string>()): string[] {
    const text = declarations.get(name);
    if (text === undefined || seen.has(name)) return [];
    seen.add(name);
    const own = membersOf(text).get(member);
    if (own !== undefined) return [own];
    return partsOf(text).flatMap((other) => typesOf(other, member, seen));
  }

  function recordedType(component: string, prop: string): string | undefined {
    const types = typesOf(`${component}Props`, prop).map((type) => type.replace(/ \| undefined$/, ''));
    const all = [...new Set(types)].filter((type) => type !== 'never').join(' | ');
    const whole = all.replace(/^Exclude<(\w+), ('[\w-]+')> \| \2$/, '$1');
    return choicesOf(whole) ?? (whole || undefined);
  }

  function recordedProps(component: string): string[] {
    const seen = new Set<string>();
    const namesOf = (declaration: string): string[] => {
      const text = declarations.get(declaration);
      if (text === undefined || seen.has(declaration)) return [];
      seen.add(declaration);
      const [, omitted = ''] = /\bOmit<\w+Props, ([^>]*)>/.exec(text) ?? [];
      const inherited = partsOf(text).flatMap(namesOf);
      return [...membersOf(text).keys(), ...inherited.filter((name) => !omitted.includes(`'${name}'`))];
    };
    return [...new Set(namesOf(`${component}Props`))].filter((name) => recordedType(component, name));
  }

  /** The options behind the name of a closed choice. */
  const choicesOf = (name: string): string | undefined =>
    /^type \w+ = ((?:'[\w-]+'|\d+)(?: \| (?:'[\w-]+'|\d+))+);$/.exec(declarations.get(name) ?? '')?.[1];

  const declarationsIn = (type: string): string | undefined =>
    mentioned(type)
      .map((name) => declarations.get(name))
      .join('\n\n') || undefined;

  return { recordedType, recordedProps, declarationsIn };
}
