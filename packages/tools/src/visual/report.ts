import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { plural } from './plural.ts';
import type { Review } from './review.ts';

/** The report's own files. */
const HERE = import.meta.dirname;

/** Files of the design system that the report looks like. */
export interface Look {
  /** Folder of the built tokens. */
  readonly tokens: string;
  /** The logo mark, as SVG. */
  readonly mark: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string): string => words.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Bundles the client into one classic script: a page without a server may not load modules. */
async function bundleClient(folder: string): Promise<void> {
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'silent',
    build: {
      lib: {
        entry: path.join(HERE, 'client/main.ts'),
        formats: ['iife'],
        name: 'review',
        fileName: () => 'report.js',
      },
      outDir: folder,
      emptyOutDir: false,
      minify: false,
    },
  });
}

/** The report's style sheets, in the order of the page. */
const STYLES = ['base', 'bar', 'list', 'judgement', 'viewer', 'group'];

/** The subtitle: the revision and the counts of the review. */
function subtitle({ against, commit, components }: Review): string {
  const changes = components.reduce((sum, { findings }) => sum + findings.length, 0);
  const name = commit.startsWith(against) ? commit.slice(0, 8) : `${against} (${commit.slice(0, 8)})`;
  return `Compared with ${name}: ${plural(changes, 'change')} in ${plural(components.length, 'component')}`;
}

/** The page. Its script fills it from the data that it carries. */
function page(review: Review, mark: string): string {
  const data = JSON.stringify(review).replaceAll('<', String.raw`\u003c`);
  const sheets = ['fonts/fonts', 'css/tokens', ...STYLES];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Review: compared with ${text(review.against)}</title>
${sheets.map((sheet) => `<link rel="stylesheet" href="look/${sheet}.css">`).join('\n')}
<script type="application/json" id="review">${data}</script>
<script src="report.js" defer></script>
<header class="bar">
<div class="brand">${mark}<div><h1>Review of a change</h1><p>${text(subtitle(review))}</p></div></div>
<div class="commands">
<label>Theme <select id="theme"><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
<details class="keys"><summary>Keys</summary><div>
<label><input type="checkbox" id="shortcuts" checked> Single-key shortcuts</label>
<dl>
<dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous line of the list</dd>
<dt><kbd>J</kbd> <kbd>K</kbd></dt><dd>next, previous cause or component</dd>
<dt><kbd>a</kbd> <kbd>r</kbd> <kbd>c</kbd></dt><dd>accept, reject, comment</dd>
<dt><kbd>u</kbd></dt><dd>undo the last verdict</dd>
<dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></dt><dd>slider, overlay, blink</dd>
<dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous picture</dd>
<dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>previous, next place</dd>
<dt><kbd>m</kbd> <kbd>w</kbd></dt><dd>mark pixels, whole picture</dd>
<dt><kbd>Esc</kbd></dt><dd>leave the comment</dd>
</dl></div></details>
<button type="button" id="export">Download as Markdown</button>
</div>
</header>
<noscript><p class="nothing">This report needs JavaScript.</p></noscript>
<main>
<p class="nothing" id="nothing" hidden>Nothing differs: there is nothing to review.</p>
<div class="columns" id="review-pane" hidden>
<nav aria-label="Changes" id="findings"><p class="equal"><strong>${review.equal} of ${review.pictures}</strong> pictures stayed equal</p></nav>
<article aria-labelledby="position">
<div class="decision">
<div class="at"><p id="position" aria-live="polite"></p><p class="quiet" id="told" role="status"></p></div>
<label class="comment"><span>Comment <kbd aria-hidden="true">c</kbd></span><textarea id="comment" rows="1"></textarea></label>
<div class="verdicts"><button type="button" id="undo" hidden>Undo</button><button type="button" id="reject" aria-pressed="false"></button><button type="button" id="accept" aria-pressed="false"></button></div>
</div>
<div id="stage"></div>
<p class="reason" id="unsaved" hidden>This browser stores nothing for files: download the review before you close the page.</p>
</article>
</div>
</main>
</html>
`;
}

/**
 * Writes the report beside its screenshots, `<key>.<before|after|difference>.png` each: a folder that a browser opens without
 * a server and without a network.
 */
export async function writeReport(folder: string, review: Review, { tokens, mark }: Look): Promise<void> {
  for (const part of ['css', 'fonts']) {
    await mkdir(path.join(folder, 'look', part), { recursive: true });
    for (const file of await readdir(path.join(tokens, part)))
      await copyFile(path.join(tokens, part, file), path.join(folder, 'look', part, file));
  }
  for (const style of STYLES)
    await copyFile(path.join(HERE, 'styles', `${style}.css`), path.join(folder, 'look', `${style}.css`));
  await bundleClient(folder);
  await writeFile(path.join(folder, 'index.html'), page(review, mark));
}
