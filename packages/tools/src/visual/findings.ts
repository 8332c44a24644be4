import { createHash } from 'node:crypto';
import { plural } from './plural.ts';
import type { Causes, Comparison, Finding, Picture, Review } from './review.ts';
import { isSameChange } from './shape.ts';

/** The kinds that the report shows, most important first. */
const KINDS = ['broken', 'changed', 'added', 'removed'] as const;

/** Whether one decision covers two screenshots of a component. */
function belongTogether(one: Comparison, other: Comparison): boolean {
  if (one.kind !== other.kind || one.reason !== other.reason) return false;
  if (!one.difference || !other.difference) return true;
  return isSameChange(one.difference.shape, other.difference.shape);
}

/** Groups screenshots. Two that match the same third one are in one group. */
function grouped(comparisons: readonly Comparison[]): Comparison[][] {
  let groups: Comparison[][] = [];
  for (const comparison of comparisons) {
    const joined = groups.filter((group) => group.some((member) => belongTogether(member, comparison)));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), comparison]];
  }
  return groups;
}

function pictureOf({ key, story, look, difference }: Comparison): Picture {
  if (!difference) return { key, story, look };
  const { pixels, width, height, sizes, places } = difference;
  return { key, story, look, difference: { pixels, width, height, ...(sizes && { sizes }), places } };
}

function findingOf(title: string, kind: Finding['kind'], group: readonly Comparison[]): Finding {
  const seen = group.map(({ key, fingerprint = '' }) => `${key} ${fingerprint}`).sort();
  const reason = group[0]?.reason;
  return {
    id: createHash('sha256')
      .update(JSON.stringify([title, kind, reason, seen]))
      .digest('hex')
      .slice(0, 12),
    kind,
    ...(reason && { reason }),
    pictures: group.map(pictureOf),
  };
}

/**
 * Groups the changed, new, removed and failed screenshots by component, then by change.
 *
 * @param comparisons The results of a run, in the order of the stories.
 */
export function findingsOf(
  comparisons: readonly Comparison[],
): Pick<Review['components'][number], 'title' | 'equal' | 'findings'>[] {
  const titles = [...new Set(comparisons.map(({ title }) => title))].sort();
  return titles.flatMap((title) => {
    const own = comparisons.filter((comparison) => comparison.title === title);
    const order = new Map(own.map(({ key }, at) => [key, at]));
    const place = (finding: Finding): number => order.get(finding.pictures[0]?.key ?? '') ?? 0;
    const findings = KINDS.flatMap((kind) => {
      const groups = grouped(own.filter((comparison) => comparison.kind === kind));
      return groups.map((group) => findingOf(title, kind, group)).sort((a, b) => place(a) - place(b));
    });
    const equal = own.filter(({ kind }) => kind === 'same').length;
    return findings.length > 0 ? [{ title, equal, findings }] : [];
  });
}

/**
 * Assembles the report's data.
 *
 * @param causesOf Returns what may have changed a component, by its title.
 */
export function reviewOf(
  comparisons: readonly Comparison[],
  causesOf: (title: string) => Causes,
  about: Pick<Review, 'against' | 'commit'> & { readonly files: readonly string[] },
): Review {
  const { files, ...rest } = about;
  const components = findingsOf(comparisons).map((found) => ({ ...found, causes: causesOf(found.title) }));
  const known = new Set(components.flatMap(({ causes }) => causes.files));
  const hasTokens = components.some(({ causes }) => causes.tokens.length > 0);
  // The tokens themselves are named as causes.
  const isKnown = (file: string) => known.has(file) || (hasTokens && file.startsWith('tokens/src/'));
  return {
    ...rest,
    pictures: comparisons.length,
    equal: comparisons.filter(({ kind }) => kind === 'same').length,
    components,
    otherFiles: files.filter((file) => !isKnown(file)),
  };
}

/** Summarises a run in one sentence. */
export function summarise({ against, pictures, components }: Review): string {
  const findings = components.flatMap((component) => component.findings);
  const parts = KINDS.flatMap((kind) => {
    const count = findings
      .filter((finding) => finding.kind === kind)
      .reduce((sum, finding) => sum + finding.pictures.length, 0);
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  const compared = `${plural(pictures, 'screenshot')} compared with ${against}`;
  if (parts.length === 0) return `${compared}: no difference`;
  const titles = components.map(({ title }) => title).join(', ');
  return `${compared}: ${parts.join(', ')}, in ${titles}: ${plural(findings.length, 'change')} to review`;
}

/** A line with the reason for each screenshot that failed. */
export const failures = ({ components }: Review): readonly string[] =>
  components.flatMap(({ title, findings }) =>
    findings.flatMap(({ kind, reason, pictures }) =>
      kind === 'broken' ? pictures.map(({ story, look }) => `${title}: ${story}, ${look}: ${reason}`) : [],
    ),
  );
