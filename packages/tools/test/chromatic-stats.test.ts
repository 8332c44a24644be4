import { withSheets } from '@weft/tools/chromatic-stats';
import { expect, test } from 'vitest';

const FOLDER = 'packages/design-system/src/components';
const module = (file: string) => ({ id: `./${file}`, name: `./${file}`, reasons: [] });

test("a component's style sheet belongs to its scripts, and a sheet of the site to the one that imports it", () => {
  const modules = [
    module(`${FOLDER}/button/button.tsx`),
    module(`${FOLDER}/button/button.stories.tsx`),
    module(`${FOLDER}/button-row/button-row.tsx`),
  ];
  const { modules: all } = withSheets({ modules }, [
    `${FOLDER}/button/button.css`,
    'site/src/styles/hero.css',
  ]);
  expect(all.slice(0, 3)).toEqual(modules);
  expect(all.slice(3)).toEqual([
    {
      id: `./${FOLDER}/button/button.css`,
      name: `./${FOLDER}/button/button.css`,
      reasons: [{ moduleName: `./${FOLDER}/button/button.tsx` }],
    },
    {
      id: './site/src/styles/hero.css',
      name: './site/src/styles/hero.css',
      reasons: [{ moduleName: './site/src/styles/site.css' }],
    },
  ]);
});
