import { furtherSheets } from '../bin/doctor/sheets.ts';
import { type Entry, valuesOf } from './api.ts';

const SHEETS = furtherSheets
  .map(([sheet, parts]) => `- \`@weft/design-system/${sheet}\`: ${parts.join(', ')}`)
  .join('\n');

const HEAD = `# @weft/design-system

> React 19 components: accessible, themed by tokens, usable in server components.

Import \`@weft/design-system/styles.css\` once. It has all styles, in layers named \`ds.*\`, except those of these parts:

${SHEETS}

\`npx @weft/design-system sheet src > src/weft.css\` writes one sheet for the parts that \`src\` imports, in place of all these.

Import each component from its own entry.
\`dist/docs\` has a page for each component: when to use it, its parts, its keyboard and what it guarantees, with examples.
\`dist/components.json\` lists every component with its import, its style sheet and an example. \`@weft/design-system/tokens\` has the tokens as
typed values, \`@weft/design-system/merge\` their names for tailwind-merge.
\`api.md\` lists every name, prop with its default, and slot; the type declarations document each prop. A component passes \`ref\`,
\`className\`, \`style\` and native props to its root, unless its page names another element; a field passes \`ref\` and native props to
its control. Themes:
\`data-theme="light"\` or \`"dark"\` and \`data-motion="reduced"\` on any element, \`data-contrast="more"\` on \`<html>\` or on an element
with \`data-theme\`; by default the operating system decides.

In Astro, write a part together with its items, such as \`Tabs\`, \`Carousel\`, \`TopBarNav\`, \`FaqAccordion\` and \`FeatureList\`, in one
\`.tsx\` file, and use that component as the island. Single parts, such as \`Card\`, can stand in an \`.astro\` file.
`;

/**
 * Lists all components with their entry and the first paragraph of their documentation, for agents (llmstxt.org).
 *
 * @param entries all entries with code; the root is left out, since it repeats the others
 */
export function describeParts(entries: readonly Entry[]): string {
  const sections = entries
    .filter(({ name }) => name !== '.')
    .map((entry) => {
      const parts = valuesOf(entry).filter((name) => !name.endsWith('Variants'));
      const lines = parts.map((name) => `- \`${name}\`: ${entry.offered.get(name)?.summary}`);
      return `## @weft/design-system${entry.name.slice(1)}\n\n${lines.join('\n')}\n`;
    });
  return [HEAD, ...sections].join('\n');
}
