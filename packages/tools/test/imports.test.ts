import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkImports } from '@weft/tools/imports/check';
import { ROOT } from '@weft/tools/paths';
import { findSuppressions } from '@weft/tools/suppressions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'weft-imports-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Plants one file and checks the tree. */
async function violations(file: string, content: string): Promise<readonly string[]> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
  return (await checkImports(root)).violations;
}

const component = 'packages/design-system/src/components/button/button.tsx';
const landing = 'site/src/pages/landing';

describe('import rules', () => {
  it.each([
    ['tokens/src/index.ts', `import '@weft/design-system/button';`, 'tokens may not import design-system'],
    [component, `import { login } from '@weft/account-contract';`, 'may not import account-contract'],
    [component, `import site from '../../../../../site/src/app/app.tsx';`, 'reaches into site by a path'],
    [
      'packages/account-contract/src/a.ts',
      `export * from '@weft/account-service';`,
      'may not import account-service',
    ],
    ['packages/account-service/src/a.ts', `import '@weft/tokens';`, 'may not import tokens'],
    ['packages/account-service/src/a.ts', `import '../../account-contract/src/rules.ts';`, 'by a path'],
    ['packages/cloth/src/a.ts', `import '@weft/design-system';`, 'may not import design-system'],
    ['site/src/app/app.tsx', `import '@weft/account-service';`, 'site may not import account-service'],
    [
      'site/src/app/app.tsx',
      `import { Button } from '../../../packages/design-system/src/index.js';`,
      'by a path',
    ],
    ['site/src/styles/site.css', `@import "../../../packages/design-system/dist/styles.css";`, 'by a path'],
    ['.storybook/preview.ts', `import '../site/src/app/app.tsx';`, 'storybook reaches into site by a path'],
    [
      '.storybook/pages/login.stories.tsx',
      `import '@weft/web-server/server';`,
      'storybook may not import web-server',
    ],
    ['site/tests/support/axe.ts', `import '../../../.storybook/preview.ts';`, 'reaches into storybook'],
    ['site/src/app/app.tsx', `import '../../../.storybook/axe-tags.ts';`, 'reaches into storybook'],
    ['.storybook/preview.ts', `import '@weft/site';`, 'storybook may not import site'],
    ['scripts/start.ts', `import '../site/src/navigation/routes.ts';`, 'by a path'],
    [component, `import gsap from 'gsap';`, 'only site/src/motion imports gsap'],
    [component, `import { useGSAP } from '@gsap/react';`, 'only site/src/motion imports @gsap/react'],
    [component, `import Lenis from 'lenis/react';`, 'only site/src/motion imports lenis'],
    [
      'packages/design-system/src/components/carousel/carousel.tsx',
      `import useEmblaCarousel from 'embla-carousel-react';`,
      "only the carousel's engine imports embla-carousel-react",
    ],
    [component, `import { useForm } from 'react-hook-form';`, 'may not import react-hook-form'],
    [component, `import * as z from 'zod/mini';`, 'may not import zod'],
    [component, `import type { Link } from 'react-router-dom';`, 'may not import react-router-dom'],
    [component, `const aes = require('crypto-js/aes');`, 'only account-contract imports crypto-js'],
    [
      'packages/design-system/src/components/link/link.mdx',
      `import { Link } from 'react-router-dom';`,
      'may not import react-router-dom',
    ],
    [component, `import { createHash } from 'crypto';`, 'may not import node:crypto'],
    [component, `import { Link } from '../../index.js';`, 'never through the root barrel'],
    [component, `import { Link } from '../..';`, 'never through the root barrel'],
    [component, `import { Link } from '@weft/design-system';`, 'never through the root barrel'],
    [`${landing}/hero.tsx`, `import gsap from 'gsap';`, 'only site/src/motion imports gsap'],
    [
      `${landing}/hero.tsx`,
      `const load = () => import('gsap/ScrollTrigger');`,
      'only site/src/motion imports gsap',
    ],
    [`${landing}/hero.tsx`, 'const load = () => import(`lenis`);', 'only site/src/motion imports lenis'],
    [
      'site/src/account/hand-off.ts',
      `import AES from 'crypto-js/aes';`,
      'only account-contract imports crypto-js',
    ],
    [
      'packages/account-service/test/a.test.ts',
      `vi.mock('crypto-js');`,
      'only account-contract imports crypto-js',
    ],
    [
      'site/src/pages/login/login.tsx',
      `import { Signup } from '../signup/signup.tsx';`,
      'page login imports page signup',
    ],
    [
      'site/src/pages/login/login.tsx',
      `type A = import('../signup/signup.tsx').A;`,
      'page login imports page signup',
    ],
    [`${landing}/hero.tsx`, `import { Steps } from './steps.tsx';`, 'section hero imports section steps'],
    [
      `${landing}/use-hero-feature.ts`,
      `export { x } from './agents.tsx';`,
      'section hero imports section agents',
    ],
    [`${landing}/sections/hero.tsx`, `import './steps.tsx';`, 'section hero imports section steps'],
    ['site/src/content/pictures.ts', `import { weave } from '@weft/cloth';`, 'cloth is for build time'],
    ['site/src/app/app.tsx', `import '../../server/headers.ts';`, 'may not import the server'],
    ['site/src/app/app.tsx', 'import {', 'cannot be parsed'],
  ])('%s: %s', async (file, content, rule) => {
    const found = await violations(file, content);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(file);
    expect(found[0]).toContain(rule);
  });

  it.each([
    ['site/src/motion/scroll.ts', `import gsap from 'gsap'; import Lenis from 'lenis';`],
    [
      'site/src/app/app.tsx',
      `import { Button } from '@weft/design-system/button'; import 'react-router-dom';`,
    ],
    ['site/src/content/pictures.ts', `import type { PictureName } from '@weft/cloth';`],
    ['site/src/content/pictures.ts', `import { type PictureName } from '@weft/cloth';`],
    ['site/build.ts', `import { weave } from '@weft/cloth'; import './server/compress.ts';`],
    ['packages/account-contract/src/hand-off.ts', `import AES from 'crypto-js/aes';`],
    [
      'packages/account-service/src/a.ts',
      `import { rules } from '@weft/account-contract'; import 'node:crypto';`,
    ],
    [component, `import { cva } from 'class-variance-authority'; import { Field } from '../field/index.js';`],
    [
      'packages/design-system/src/components/button/button.stories.tsx',
      `import p from '../../../../../.storybook/preview.js';`,
    ],
    [
      `${landing}/landing.tsx`,
      `import './hero.tsx'; import './steps.tsx'; import { s } from './section.tsx';`,
    ],
    [`${landing}/hero.tsx`, `import './hero-features.tsx'; // import './steps.tsx'`],
    [
      'packages/design-system/src/components/link/link.mdx',
      "# Link\n\n```tsx\nimport { Link } from 'react-router-dom';\n```\n",
    ],
    ['site/tests/support/axe.ts', `import '../../../.storybook/axe-tags.ts';`],
    ['packages/tools/src/site.ts', `import '@weft/web-server/server';`],
    [
      '.storybook/pages/site-page.tsx',
      `import '../../../site/src/app/app.tsx'; import '../../../site/build/pictures.ts';`,
    ],
    ['site/dist/app.js', `import 'gsap';`],
  ])('%s may: %s', async (file, content) => {
    expect(await violations(file, content)).toEqual([]);
  });

  it('lets components import downwards only', async () => {
    const folder = 'packages/design-system/src/components';
    expect(await violations(`${folder}/link/link.tsx`, `import '../button/button.variants.js';`)).toEqual([]);
    expect(await violations(`${folder}/field/field.tsx`, `import '../link/link.js';`)).toEqual([]);
    expect(await violations(`${folder}/button/button.tsx`, `import '../field/index.js';`)).toEqual([
      expect.stringMatching(/in a ring: (\w+) → (\w+) → (\w+) → \1$/),
    ]);
  });

  it.each(['biome-' + 'ignore lint: x', 'eslint-' + 'disable', '@ts-' + 'ignore'])(
    'sees %s',
    async (comment) => {
      await violations(component, `export {};\n// ${comment}`);
      expect(await findSuppressions(root)).toEqual([
        expect.stringContaining(`${component}:2: '// ${comment}'`),
      ]);
    },
  );

  it('finds this repository and its sources', async () => {
    const { files, imports } = await checkImports(ROOT);
    expect(files).toBeGreaterThan(50);
    expect(imports).toBeGreaterThan(files);
  });
});
