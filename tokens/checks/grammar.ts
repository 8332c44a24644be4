import type { TokenNormalizedSet } from '@terrazzo/parser';
import { OWNED } from '../names.ts';
import { type Group, tokenIds } from './tokens.ts';

const SIZE = /^(?:\d*x*[sl]|xs|sm|md|lg|small|medium|large|big|tiny|huge)$/;

const groupOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** Names that would be read wrongly: a group that is a token too, and a colour that speaks of a size. */
export const grammarProblems = (path: string, source: Group): string[] => [
  ...(JSON.stringify(source).includes('"$root"')
    ? [`${path}: $root makes a group a token; call it default`]
    : []),
  ...tokenIds(source)
    .filter((id) => groupOf(id) === 'color' && id.split('.').some((word) => SIZE.test(word)))
    .map((id) => `${path}: ${id} has a size word in the name of a colour`),
];

/** Tokens that a modifier changes though its blocks do not print them, so that the change would be lost in CSS. */
export function ownershipProblems(path: string, source: Group): string[] {
  const [modifier = ''] = path.split('/', 1);
  const groups = OWNED[modifier];
  return groups
    ? tokenIds(source)
        .filter((id) => !groups.includes(groupOf(id)))
        .map((id) => `${path}: ${id} is not the ${modifier}’s to change`)
    : [];
}

/** Tokens that follow one of a modifier's and would keep the value of the page's root inside an island. */
export const staleProblems = (tokens: TokenNormalizedSet): string[] =>
  Object.entries(tokens).flatMap(([id, { dependencies = [] }]) =>
    Object.entries(OWNED)
      .filter(([, groups]) => !groups.includes(groupOf(id)))
      .flatMap(([modifier, groups]) =>
        dependencies
          .map((pointer) => pointer.split('/')[1] ?? '')
          .filter((group) => groups.includes(group))
          .map((group) => `${id} follows ${group}, which is the ${modifier}’s, and is not printed with it`),
      ),
  );

/** Ramps of the palette that do not run one way: opaque ones from light to dark, films from clear to dense. */
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
      return before && at <= before.at ? [`${id} does not go on from ${before.id}`] : [];
    });
  });
}
