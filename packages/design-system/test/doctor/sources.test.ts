import { test, vi } from 'vitest';
import { expectFault, expectSound, type Files, MAIN } from './application.ts';

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

/** A guide for agents, whose code is no part of the application. */
const GUIDE = `# Rules
Never write \`import { Hero } from '@weft/design-system';\` on a page, nor \`\`var(--ds-gone)\`\`.

1. Start with

   ~~~tsx
   import { Card } from '@weft/design-system';
   import '@weft/design-system/styles.css';
   ~~~

\`\`\`css
@import '@weft/design-system/styles.css';
.card { gap: var(--ds-space-block) }
\`\`\`
`;

test('finds nothing where Markdown quotes code, and reads the rest of it', () => {
  expectSound({ 'AGENTS.md': GUIDE });
  expectFault([
    'a part on a page between two quotations',
    { 'src/page.mdx': `${GUIDE}\nimport { Quote } from '@weft/design-system';\n\n${GUIDE}` },
    '`Quote` has no styles',
    "import '@weft/design-system/marketing.css';",
  ]);
});

test('finds no style sheet in what a README quotes', () => {
  expectFault([
    'no style sheet but one that a README quotes',
    {
      'README.md': "```tsx\nimport '@weft/design-system/styles.css';\n```\n",
      'src/main.tsx': MAIN.replace("import '@weft/design-system/styles.css';", ''),
    },
    'The style sheet is not loaded',
    "import '@weft/design-system/styles.css';",
  ]);
});

test.each<[string, Files]>([
  [
    'variables of its own are set by a script, or registered',
    {
      'src/own.css': `@property --ds-turn { syntax: '<angle>'; inherits: false; initial-value: 0deg }
.card { translate: 0 var(--ds-scroll); rotate: var(--ds-turn); --ds-told: 1; opacity: var(--ds-shown) }`,
      'src/own.tsx': `document.body.style.setProperty('--ds-scroll', '1px');
getComputedStyle(card).getPropertyValue("--ds-told");
const style = { ['--ds-shown' as string]: 1 };`,
    },
  ],
  [
    'Sass loads the style sheets',
    {
      'src/main.tsx': "import './all.scss';\nimport { Button, Card } from '@weft/design-system';",
      'src/all.scss': `@use 'sass:meta';
@use '@weft/design-system/styles.css';
@use 'pkg:@weft/design-system/fonts.css';
@include meta.load-css('@weft/design-system/marketing.css');`,
    },
  ],
])('finds nothing where %s', (_, changes) => {
  expectSound(changes);
});
