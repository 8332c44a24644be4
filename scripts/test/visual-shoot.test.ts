import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, shoot } from '@weft/tools/visual/shoot';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * A minimal Storybook preview: a story in the error screen and a story whose play function throws, between two that render.
 */
const CANVAS = `<!doctype html>
<body>
<p id="error-message"></p>
<script>
const looks = { light: { globals: {}, viewport: 'sm' } };
const viewport = { options: { sm: { styles: { width: '200px', height: '100px' } } } };
const story = (id) => ({ id, title: 'Components/Button', name: id, parameters: { pictured: 'always', looks, viewport } });
const listeners = {};
const show = (id) => {
  const errs = id === 'errs';
  if (id === 'plays') listeners.playFunctionThrewException?.({ message: 'No menu is open\\n<body>' });
  document.body.className = errs ? 'sb-show-errordisplay' : 'sb-show-main';
  document.querySelector('p').textContent = errs ? 'No button is found\\n<body>' : id;
  globalThis.__STORYBOOK_PREVIEW__.currentRender = { id, phase: 'finished', story: { parameters: {} } };
};
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => { listeners[event] = listener; },
  emit: (event, { storyId }) => { show(storyId); },
};
globalThis.__STORYBOOK_PREVIEW__ = {
  ready: async () => undefined,
  extract: async () => ({ drawn: story('drawn'), errs: story('errs'), plays: story('plays'), after: story('after') }),
  storyStoreValue: {
    userGlobals: { initialGlobals: {}, update: () => undefined },
    loadStory: async () => ({ parameters: {} }),
  },
};
</script>
`;

let folder = '';
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-shoot-'));
  await writeFile(path.join(folder, 'iframe.html'), CANVAS);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

test('a story that throws is reported with its error, gets no screenshot, and does not affect later stories', async () => {
  const into = path.join(folder, 'pictures');
  const { broken } = await shoot(
    browser,
    folder,
    into,
    { all: false, words: [] },
    undefined,
    () => undefined,
  );
  expect(Object.fromEntries(broken)).toEqual({
    'errs.light': 'the story throws: No button is found',
    'plays.light': 'its play function throws: No menu is open',
  });
  expect(await readdir(into)).toEqual(['after.light.png', 'drawn.light.png']);
});
