import type { TokenNormalizedSet } from '@terrazzo/parser';
import { OVERRIDDEN_GROUPS } from '../names.ts';
import { type Group, tokenIds } from './tokens.ts';

const SIZE = /^(?:\d*x*[sl]|xs|sm|md|lg|small|medium|large|big|tiny|huge)$/;

const groupOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** Misleading names: a group that is also a token, and a size in the name of a colour. */
export const namingProblems = (path: string, source: Group): string[] => [
  ...(JSON.stringify(source).includes('"$root"')
    ? [`${path}: $root makes a group a token; call the token default`]
    : []),
  ...tokenIds(source)
    .filter((id) => groupOf(id) === 'color' && id.split('.').some((word) => SIZE.test(word)))
    .map((id) => `${path}: ${id} has a size in the name of a colour`),
];

/** Tokens that a modifier overrides although its CSS blocks do not contain them, so that CSS would lose the override. */
export function overrideProblems(path: string, source: Group): string[] {
  const [modifier = ''] = path.split('/', 1);
  const groups = OVERRIDDEN_GROUPS[modifier];
  return groups
    ? tokenIds(source)
        .filter((id) => !groups.includes(groupOf(id)))
        .map((id) => `${path}: ${id} is not in a group of the modifier ${modifier}`)
    : [];
}

/**
 * Aliases of a modifier's tokens outside its groups. Their CSS variables are computed on the root, so an element with its own
 * `data-theme` would inherit the value of the page.
 */
export const islandProblems = (tokens: TokenNormalizedSet): string[] =>
  Object.entries(tokens).flatMap(([id, { dependencies = [] }]) =>
    Object.entries(OVERRIDDEN_GROUPS)
      .filter(([, groups]) => !groups.includes(groupOf(id)))
      .flatMap(([modifier, groups]) =>
        dependencies
          .map((pointer) => pointer.split('/')[1] ?? '')
          .filter((group) => groups.includes(group))
          .map(
            (group) =>
              `${id} is an alias of ${group}, a group of the modifier ${modifier}, and is in none itself`,
          ),
      ),
  );

/** Palette ramps that are not monotonic: from light to dark, or from transparent to opaque. */
export function rampProblems(tokens: TokenNormalizedSet): string[] {
  const ramps = new Map<string, { step: number; id: string; at: number }[]>();
  for (const [id, token] of Object.entries(tokens)) {
    const [, name, step] = /^palette\.([\w-]+)\.(\d+)$/.exec(id) ?? [];
    if (!name || token.$type !== 'color') continue;
    const { alpha, components } = token.$value;
    const at = alpha === 1 ? -Number(components[0]) : alpha;
    ramps.set(name, [...(ramps.get(name) ?? []), { step: Number(step), id, at }]);
  }
  return [...ramps.values()].flatMap((ramp) => {
    const ordered = ramp.sort((a, b) => a.step - b.step);
    return ordered.slice(1).flatMap(({ id, at }, i) => {
      const before = ordered[i];
      return before && at <= before.at ? [`${id} does not continue the ramp from ${before.id}`] : [];
    });
  });
}
