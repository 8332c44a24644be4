import type { ColorValueNormalized, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { srgbOf } from './text.ts';

/** The schema of a DTCG 2025.10 format file. */
const FORMAT_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** A group of tokens, or a token. */
export interface Tree {
  [key: string]: unknown;
}

const groupIn = (tree: Tree, key: string): Tree => {
  tree[key] ??= {};
  return tree[key] as Tree;
};

/** Tokens by id as nested groups. */
export function nested(tokens: Iterable<readonly [id: string, token: Tree]>): Tree {
  const out: Tree = {};
  for (const [id, token] of tokens) {
    const path = id.split('.');
    const leaf = path.pop() as string;
    path.reduce(groupIn, out)[leaf] = token;
  }
  return out;
}

/** A DTCG 2025.10 format file. */
export const formatFile = (tokens: Iterable<readonly [id: string, token: Tree]>): string =>
  `${JSON.stringify({ $schema: FORMAT_SCHEMA, ...nested(tokens) }, null, 2)}\n`;

/** A colour with its hex, for programs that do not know its colour space. */
const withHex = (color: ColorValueNormalized): Tree => ({ ...color, hex: srgbOf(color).hex });

function resolvedValue({ $type, $value }: TokenNormalized): unknown {
  if ($type === 'color') return withHex($value);
  if ($type !== 'shadow') return $value;
  return $value.map((layer) => ({ ...layer, color: withHex(layer.color) }));
}

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
  return formatFile(
    ids.map((id) => {
      const token = tokens[id] as TokenNormalized;
      const { $type, $deprecated, $extensions } = token;
      const $description = described[id]?.$description;
      return [
        id,
        {
          $type,
          $value: resolvedValue(token),
          ...(!!$description && { $description }),
          ...(!!$deprecated && { $deprecated }),
          ...(!!$extensions && { $extensions }),
        },
      ];
    }),
  );
}
