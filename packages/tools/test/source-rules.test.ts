import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@weft/tools/paths';
import { run } from '@weft/tools/run';
import { findSuppressions } from '@weft/tools/suppressions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PLUGINS = ['client-rules', 'import-rules', 'story-rules'];

/** One fault for each rule: a file, its text and the message of the rule. */
const FAULTS = [
  ['site/src/app/a.ts', `import '../../../packages/design-system/src/index.ts';`, 'leaves its package'],
  ['packages/cloth/src/a.ts', `export * from '../../tools/src/paths.ts';`, 'leaves its package'],
  ['site/src/app/b.ts', `import '../../build/main.ts';`, 'neither the build nor the tests'],
  ['site/src/pages/login/a.ts', `import('@weft/cloth');`, 'woven at build time'],
  ['packages/design-system/src/components/a/e.ts', `import '@weft/cloth';`, 'without the cloth'],
  ['site/src/app/c.ts', `import '@weft/tools/paths';`, 'no part of what the browser runs'],
  ['site/src/pages/login/b.ts', `import gsap from 'gsap';`, 'Only site/src/motion'],
  ['site/src/content/a.ts', `import '../forms/drafts.ts';`, 'imports nothing else'],
  ['site/src/forms/a.ts', `import '../pages/login/login.tsx';`, 'lead downwards'],
  ['site/src/pages/login/c.ts', `import '../signup/signup.tsx';`, 'neither another page'],
  ['site/src/pages/landing/hero-a.ts', `import './steps.tsx';`, 'Sections of the landing page'],
  ['packages/design-system/src/components/a/a.ts', `import '../../index.js';`, 'no barrel'],
  ['packages/design-system/src/components/a/b.ts', `import 'embla-carousel';`, 'use-carousel-engine.ts'],
  ['packages/design-system/src/components/a/c.ts', 'useState(0);', "Begin the file with 'use client'"],
  ['packages/design-system/src/components/a/d.ts', "'use client';", "Nothing here needs 'use client'"],
  ['packages/storybook/pages/a.stories.tsx', `story({ a11y: { test: 'off' } });`, 'configures axe'],
  [
    'packages/design-system/src/components/a/a.stories.tsx',
    'export const States = meta.story({});',
    'pictured in every look',
  ],
] as const;

describe('the source rules', () => {
  let root: string;
  let output: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'weft-rules-'));
    for (const [file, text] of FAULTS) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), `${text}\n`);
    }
    const plugins = PLUGINS.map((name) => fromRoot(`packages/tools/lint/${name}.grit`));
    const config = { root: true, plugins, linter: { rules: { preset: 'none' } } };
    await writeFile(path.join(root, 'biome.json'), JSON.stringify(config));
    const args = ['lint', '--colors=off', '--max-diagnostics=none', '--reporter=github', '.'];
    ({ output } = await run({
      command: fromRoot('node_modules/.bin/biome'),
      args,
      cwd: root,
      limit: 60,
      quiet: true,
    }));
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(FAULTS)('report in %s: %s', (file, _, reason) => {
    const problems = output.split('\n').filter((line) => line.includes(`/${file},`));
    expect(problems).toEqual([expect.stringContaining(reason)]);
  });

  it('report a comment that suppresses a check, in a file of the root and in plain JavaScript, too', async () => {
    const files = ['site/src/app/suppressed.js', 'site/src/app/suppressed.ts', 'suppressed.config.ts'];
    for (const file of files) await writeFile(path.join(root, file), `// ${'biome-'}ignore lint: x\n`);
    expect((await findSuppressions(root)).sort()).toEqual(
      files.map((file) => expect.stringContaining(`${file}:1:`)),
    );
  });
});
