/** What became of one picture. */
export interface Finding {
  readonly key: string;
  readonly title: string;
  readonly story: string;
  readonly look: string;
  /** `broken`: the story could not be pictured. */
  readonly kind: 'same' | 'changed' | 'added' | 'removed' | 'broken';
  /** Pixels that differ. */
  readonly pixels?: number;
  /** Why a story could not be pictured, here or, where it is `added`, at the revision. */
  readonly reason?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string): string => words.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** In the order in which a reader wants them. */
const KINDS = ['broken', 'changed', 'added', 'removed'] as const;

/** The three pictures of a change, or the one of an addition. */
const FILES = {
  changed: ['before', 'after', 'difference'],
  added: ['after'],
  removed: ['before'],
  broken: [],
} as const;

/** Findings that are worth a look, by component and kind. */
const worthALook = (findings: readonly Finding[]): readonly Finding[] =>
  KINDS.flatMap((kind) => findings.filter((finding) => finding.kind === kind));

/** The components that look different, each once. */
export const changedTitles = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(worthALook(findings).map(({ title }) => title))].sort();

/**
 * What was found, in one sentence.
 *
 * @param findings Of a whole run.
 * @param against What it was compared with.
 */
export function inWords(findings: readonly Finding[], against: string): string {
  const counts = KINDS.map((kind) => [kind, findings.filter((each) => each.kind === kind).length] as const);
  const told = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
  const pictures = `${findings.length} pictures against ${against}`;
  if (told.length === 0) return `${pictures}: no difference`;
  return `${pictures}: ${told.join(', ')}, in ${changedTitles(findings).join(', ')}`;
}

/** What could not be pictured and why, a line for each: nothing was compared there. */
export const brokenOnes = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ kind, title, story, look, reason }) =>
    kind === 'broken' ? [`${title}: ${story}, ${look}: ${reason}`] : [],
  );

/**
 * A page to look at what was found, without script; its pictures lie beside it as `<key>.<before|after|difference>.png`.
 *
 * @param findings Of a whole run.
 * @param against What it was compared with.
 */
export function report(findings: readonly Finding[], against: string): string {
  const entries = worthALook(findings).map(({ key, title, story, look, kind, pixels, reason }) => {
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
<title>Visual comparison against ${text(against)}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem }
figure { margin: 0 }
img { max-width: 100%; outline: 1px solid }
</style>
<h1>Visual comparison</h1>
<p>${text(inWords(findings, against))}</p>
${entries.join('\n')}
</html>
`;
}
