/** The result of one screenshot. */
export interface Finding {
  readonly key: string;
  readonly title: string;
  readonly story: string;
  readonly look: string;
  /** `broken`: the screenshot failed. */
  readonly kind: 'same' | 'changed' | 'added' | 'removed' | 'broken';
  /** Number of pixels that differ. */
  readonly pixels?: number;
  /** Why the screenshot failed: of the working tree, or of the revision where the kind is `added`. */
  readonly reason?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string): string => words.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The kinds that the report shows, most important first. */
const KINDS = ['broken', 'changed', 'added', 'removed'] as const;

/** The screenshots that the report shows for each kind. */
const FILES = {
  changed: ['before', 'after', 'difference'],
  added: ['after'],
  removed: ['before'],
  broken: [],
} as const;

/** The findings that the report shows, ordered by kind. */
const reported = (findings: readonly Finding[]): readonly Finding[] =>
  KINDS.flatMap((kind) => findings.filter((finding) => finding.kind === kind));

/** The titles of the components that differ. */
const changedTitles = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(reported(findings).map(({ title }) => title))].sort();

/**
 * Summarises a run in one sentence.
 *
 * @param findings The findings of the run.
 * @param against The revision that it was compared with.
 */
export function summarise(findings: readonly Finding[], against: string): string {
  const counts = KINDS.map((kind) => [kind, findings.filter((each) => each.kind === kind).length] as const);
  const parts = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
  const compared = `${findings.length} screenshots compared with ${against}`;
  if (parts.length === 0) return `${compared}: no difference`;
  return `${compared}: ${parts.join(', ')}, in ${changedTitles(findings).join(', ')}`;
}

/** A line with the reason for each screenshot that failed. */
export const failures = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ kind, title, story, look, reason }) =>
    kind === 'broken' ? [`${title}: ${story}, ${look}: ${reason}`] : [],
  );

/**
 * An HTML report without script. Its screenshots lie beside it as `<key>.<before|after|difference>.png`.
 *
 * @param findings The findings of the run.
 * @param against The revision that it was compared with.
 */
export function report(findings: readonly Finding[], against: string): string {
  const entries = reported(findings).map(({ key, title, story, look, kind, pixels, reason }) => {
    const note = [
      kind,
      ...(pixels === undefined ? [] : [`${pixels} pixels`]),
      ...(reason ? [reason] : []),
    ].join(', ');
    const pictures = FILES[kind as (typeof KINDS)[number]].map(
      (name) =>
        `<figure><a href="${text(key)}.${name}.png"><img src="${text(key)}.${name}.png" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
    );
    return `<section><h2>${text(title)}: ${text(story)}, ${text(look)}</h2><p>${text(note)}</p><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Visual comparison with ${text(against)}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem }
figure { margin: 0 }
img { max-width: 100%; outline: 1px solid }
</style>
<h1>Visual comparison</h1>
<p>${text(summarise(findings, against))}</p>
${entries.join('\n')}
</html>
`;
}
