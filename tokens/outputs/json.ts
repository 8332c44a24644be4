import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';

/** The schema of a DTCG 2025.10 format file. */
const FORMAT_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

interface Tree {
  [key: string]: unknown;
}

const groupIn = (tree: Tree, key: string): Tree => {
  tree[key] ??= {};
  return tree[key] as Tree;
};

/**
 * One mode as a DTCG file without aliases.
 *
 * @param described the default mode, which alone has descriptions
 */
export function resolvedJson(
  tokens: TokenNormalizedSet,
  described: TokenNormalizedSet,
  ids: readonly string[],
): string {
  const out: Tree = { $schema: FORMAT_SCHEMA };
  for (const id of ids) {
    const path = id.split('.');
    const leaf = path.pop() as string;
    const group = path.reduce(groupIn, out);
    const { $type, $value, $deprecated, $extensions } = tokens[id] as TokenNormalized;
    const $description = described[id]?.$description;
    group[leaf] = {
      $type,
      $value,
      ...(!!$description && { $description }),
      ...(!!$deprecated && { $deprecated }),
      ...(!!$extensions && { $extensions }),
    };
  }
  return `${JSON.stringify(out, null, 2)}\n`;
}
