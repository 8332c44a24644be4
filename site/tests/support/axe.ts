import AxeBuilder from '@axe-core/playwright';
import { axeTags, colourRules } from '@weft/design-system/storybook/axe-tags.ts';
import type { Page } from 'playwright/test';

/** The scope of an axe check. */
interface Scope {
  /** Checks only elements that match this selector. */
  readonly within?: string;
  /** Runs only the rules that depend on colour, for a page that passed all rules in another theme. */
  readonly coloursOnly?: boolean;
}

/** The axe violations of the page, one line for each rule with its elements. */
export async function violationsOf(
  page: Page,
  { within, coloursOnly = false }: Scope = {},
): Promise<string[]> {
  // The default mode opens a window for each result to support cross-origin frames, which the site does not have.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (coloursOnly) builder.withRules(colourRules);
  else builder.withTags(axeTags);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
