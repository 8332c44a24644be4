import AxeBuilder from '@axe-core/playwright';
import { axeTags, colourRules } from '@weft/design-system/storybook/axe-tags.ts';
import type { Page } from 'playwright/test';

/** What of a page is judged, and by what. */
interface Scope {
  /** Only what this selector finds. */
  readonly within?: string;
  /** Only by the rules that depend on colour, for a page that was judged by all of them in other colours. */
  readonly coloursOnly?: boolean;
}

/** What axe finds wrong on the page as it is now, a line for each rule, with the elements that break it. */
export async function violationsOf(
  page: Page,
  { within, coloursOnly = false }: Scope = {},
): Promise<string[]> {
  // The other mode opens a window of its own for each answer, to look into frames of other origins: there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (coloursOnly) builder.withRules(colourRules);
  else builder.withTags(axeTags);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
