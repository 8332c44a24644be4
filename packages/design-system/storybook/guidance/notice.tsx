import { Notice } from '../../src/components/notice/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const next: Pair = {
  good: (
    <Notice tone="danger" live="off">
      Too many attempts. Please try again in a minute.
    </Notice>
  ),
  bad: (
    <Notice tone="danger" live="off">
      Error 429
    </Notice>
  ),
};
