import { Heading } from '../../src/components/heading/index.js';
import { Pagination } from '../../src/components/pagination/index.js';
import { Stack } from '../../src/components/stack/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const title: Pair = {
  good: (
    <Stack gap={4}>
      <Heading level={3}>Your apps, page 2 of 5</Heading>
      <Pagination page={2} pages={5} label="Pages, do" hrefFor={(page) => `#page-${page}`} />
    </Stack>
  ),
  bad: (
    <Stack gap={4}>
      <Heading level={3}>Your apps</Heading>
      <Pagination page={2} pages={5} label="Pages, don’t" hrefFor={(page) => `#page-${page}`} />
    </Stack>
  ),
};
