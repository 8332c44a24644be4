import { Button } from '../../src/components/button/index.js';
import { Cluster } from '../../src/components/cluster/index.js';
import { ThemeToggle } from '../../src/components/theme-toggle/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const place: Pair = {
  good: (
    <Cluster justify="between">
      <span>© 2025 Weft</span>
      <ThemeToggle label="Theme, do" />
    </Cluster>
  ),
  bad: (
    <Cluster>
      <Button variant="action">Start with your first app</Button>
      <ThemeToggle label="Theme, don’t" />
    </Cluster>
  ),
};
