/** The package's entries that export components: those of its component folders, and its icons. */
const entries = import.meta.glob<Record<string, unknown>>(
  ['../../src/components/*/index.ts', '../../src/icons/index.ts'],
  { eager: true },
);

/** Where a customer imports something from, and by which name. */
interface Export {
  readonly name: string;
  readonly from: string;
}

const exported = new Map<unknown, Export>();
for (const [file, parts] of Object.entries(entries)) {
  const from = `@weft/design-system/${file.split('/').at(-2)}`;
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'function' && !exported.has(part)) exported.set(part, { name, from });
  }
}

/** A component by its public name. It is found by identity, because a build shortens the names of functions. */
export const exportOf = (part: unknown): Export | undefined => exported.get(part);
