import { readFile } from 'node:fs/promises';
import { Ajv, type ValidateFunction } from 'ajv';

/** The schemas, one per line. */
const SCHEMAS = new URL('../schemas/2025.10.jsonl', import.meta.url);
const BASE = 'https://www.designtokens.org/schemas/2025.10/';

/** Validators for the two kinds of file in DTCG 2025.10. */
export interface Validators {
  format: ValidateFunction;
  resolver: ValidateFunction;
}

/** Compiles the official schemas. */
export async function loadValidators(): Promise<Validators> {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const lines = (await readFile(SCHEMAS, 'utf8')).trimEnd().split('\n');
  ajv.addSchema(lines.map((line) => JSON.parse(line)));
  const get = (name: string): ValidateFunction => {
    const validate = ajv.getSchema(`${BASE}${name}.json`);
    if (!validate) throw new Error(`The schema ${name} is missing.`);
    return validate;
  };
  return { format: get('format'), resolver: get('resolver') };
}

/** Errors of a file against its schema. Reports the deepest ones only, since `anyOf` repeats them at every level above. */
export function schemaProblems(name: string, contents: unknown, { format, resolver }: Validators): string[] {
  const validate = name.endsWith('.resolver.json') ? resolver : format;
  if (validate(contents)) return [];
  const errors = validate.errors ?? [];
  const depth = Math.max(...errors.map((e) => e.instancePath.split('/').length));
  const deepest = errors.filter((e) => e.instancePath.split('/').length === depth);
  return [...new Set(deepest.map((e) => `${name}: ${e.instancePath || '/'} ${e.message ?? 'is invalid'}`))];
}
