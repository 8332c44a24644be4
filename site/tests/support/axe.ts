import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { axeTags } from '../../../.storybook/axe-tags.ts';

/**
 * What axe finds wrong on the page as it is now, a line for each rule, with the elements that break it.
 *
 * @param within Judges only what this selector finds.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(axeTags);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
