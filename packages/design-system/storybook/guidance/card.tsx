import { Badge } from '../../src/components/badge/index.js';
import { Card } from '../../src/components/card/index.js';
import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

const description = 'Web, mobile and TV apps are managed together, from one login.';

export const link: Pair = {
  good: <Card title="Launch Apps" description={description} href="#apps" />,
  bad: <Card title="Launch Apps" description={description} action={<Link href="#apps">Read more</Link>} />,
};

export const nested: Pair = {
  good: <Card eyebrow={<Badge tone="accent">New</Badge>} title="AI Agents" description={description} />,
  bad: (
    <Card title="AI Agents">
      <Card title="New" description={description} />
    </Card>
  ),
};
