import type * as z from 'zod/mini';

/** The schema of a form: its keys are the names of the fields. */
export type FormSchema<Input, Output> = z.ZodMiniType<Output, Input> & {
  readonly shape: Readonly<Record<string, unknown>>;
};

/**
 * The fields that the schema accepts empty. All others are required. Validates with the
 * whole schema, because a rule of two fields can also require one.
 */
export function optionalFields<Input, Output>(schema: FormSchema<Input, Output>): ReadonlySet<string> {
  const names = Object.keys(schema.shape);
  const issues = schema.safeParse(Object.fromEntries(names.map((name) => [name, '']))).error?.issues ?? [];
  const required = new Set(issues.map(({ path: [name] }) => name));
  return new Set(names.filter((name) => !required.has(name)));
}
