import { type Entry, valuesOf } from './api.ts';

const HEAD = `# @weft/design-system

> React 19 components with one stylesheet: accessible, themed by tokens, usable in server components.

Import \`@weft/design-system/styles.css\` once; it contains all styles, in layers named
\`ds.*\`, but for those of Prose (\`@weft/design-system/prose.css\`), of Badge, CallToAction, Card, ComparisonTable, CookieNotice, Hero,
Image, LogoWall, MediaText, NewsletterForm, PricingTable, Quote, Stats and Video (\`@weft/design-system/marketing.css\`), of Accordion, Banner,
Breadcrumb, Divider, MobileMenuGroup, Pagination, Tabs and TopBarGroup (\`@weft/design-system/navigation.css\`), of Checkbox, CheckboxGroup, RadioGroup, Switch and
ThemeToggle (\`@weft/design-system/controls.css\`), and of Drawer, Dropdown, Popover, Toast, Toaster and Tooltip (\`@weft/design-system/overlays.css\`). Import each
component from its own entry.
\`dist/docs\` has a page for each component: when to use it, its parts, its keyboard and what it guarantees.
\`api.md\` lists every name and prop with its default; the type declarations document each prop. Every component passes \`ref\`,
\`className\`, \`style\` and native props to its root. Themes: \`data-theme="light"\` or \`"dark"\`, \`data-contrast="more"\`,
\`data-motion="reduced"\`, on any element; by default the operating system decides.
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
