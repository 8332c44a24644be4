import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Badge } from '../../src/components/badge/index.js';
import { Button } from '../../src/components/button/index.js';
import { Card } from '../../src/components/card/index.js';
import { Cluster } from '../../src/components/cluster/index.js';
import { Grid } from '../../src/components/grid/index.js';
import { IconButton } from '../../src/components/icon-button/index.js';
import { Pagination } from '../../src/components/pagination/index.js';
import { Tab, Tabs } from '../../src/components/tabs/index.js';
import { CopyIcon, DownloadIcon } from '../../src/icons/index.js';
import { Titled } from './titled.js';

/** A page for daily work, made of the package's parts: what the parts’ pages show first. */
const meta = preview.meta({
  title: 'Patterns/List of apps',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

interface App {
  readonly name: string;
  readonly screens: string;
  readonly isLive: boolean;
}

const cards = (apps: readonly App[]) => (
  <Grid columns={3}>
    {apps.map(({ name, screens, isLive }) => (
      <Card
        key={name}
        eyebrow={<Badge tone={isLive ? 'success' : 'neutral'}>{isLive ? 'Live' : 'Draft'}</Badge>}
        title={name}
        description={screens}
        action={
          <Cluster gap={2}>
            <Button size="sm">Open {name}</Button>
            <IconButton label={`Duplicate ${name}`}>
              <CopyIcon />
            </IconButton>
            <IconButton label={`Download ${name}`}>
              <DownloadIcon />
            </IconButton>
          </Cluster>
        }
      />
    ))}
  </Grid>
);

const orders: App = { name: 'Orders', screens: 'Web and mobile', isLive: true };
const menus: App = { name: 'Menus', screens: 'TV', isLive: true };
const stock: App = { name: 'Stock', screens: 'Mobile', isLive: false };

/** Two views of one list, a card for each app, and the way to the next page. */
export const Apps = meta.story({
  render: () => (
    <Titled id="apps" ground="subtle" title="Your apps">
      <Tabs label="Which apps">
        <Tab value="all" title="All">
          {cards([orders, menus, stock])}
        </Tab>
        <Tab value="drafts" title="Drafts">
          {cards([stock])}
        </Tab>
      </Tabs>
      <Pagination page={2} pages={5} hrefFor={(page) => `#page-${page}`} />
    </Titled>
  ),
});
