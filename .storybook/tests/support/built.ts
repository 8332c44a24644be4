import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HERE } from '@weft/tools/visual/storybook';

/** The fields of an entry in Storybook's index that the tests read. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** Whether a story frames whole pages of the site, each frame with a Storybook of its own. */
export const isWholePages = ({ id }: Pick<Entry, 'id'>): boolean =>
  /--(?:at-three-widths|every-state|motion-steps)$/.test(id);

/** Folder of the built Storybook: `STORYBOOK_BUILT`, or the folder that `test` and `visual` build. */
export const built = path.resolve(process.env.STORYBOOK_BUILT ?? HERE);

/**
 * Stories and pages of the built Storybook.
 *
 * @throws {Error} when there is none
 */
export function readEntries(): Entry[] {
  try {
    const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
      entries: Record<string, Entry>;
    };
    return Object.values(entries);
  } catch (cause) {
    throw new Error(
      `There is no Storybook in ${built}: build it with npx pnpm@12 build-storybook -o ${built}`,
      { cause },
    );
  }
}
