import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.ts';

/** The record of every export and prop, which a test keeps equal to the types. */
const RECORD = readFileSync(path.join(ROOT, 'api.md'), 'utf8');

/** Closed choices by type name: `ButtonVariant` to `'action'`, `'neutral'`, `'quiet'`. Heading levels are excluded. */
export const CHOICES = new Map(
  [...RECORD.matchAll(/^export type (\w+) = ((?=.*')(?:'[\w-]+'|\d+)(?: \| (?:'[\w-]+'|\d+))+);$/gm)].map(
    ([, type = '', options = '']) => [type, options.split(' | ')],
  ),
);

/** An option of a prop. */
interface Choice {
  prop: string;
  option: string;
  isDefault: boolean;
}

/** The options of a component's closed choices. */
export function choicesOf(name: string): Choice[] {
  const [, section = ''] = RECORD.split(`\n## @weft/design-system/${name}\n`);
  const [own = ''] = section.split('\n## ');
  const props = own.matchAll(
    /(?:@default (?<initial>\S+) \*\/\n\s*)?\b(?<prop>\w+)\??: (?<type>[A-Z]\w+)(?: \| undefined)?;/g,
  );
  // The stories and the page of another component show the options of its types.
  return [...props].flatMap(({ groups: { initial, prop = '', type = '' } = {} }) =>
    (own.includes(`export type ${type} = `) ? (CHOICES.get(type) ?? []) : []).map((option) => ({
      prop,
      option: option.replaceAll("'", ''),
      isDefault: option === initial,
    })),
  );
}
