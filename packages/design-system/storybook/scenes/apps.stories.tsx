import type { ReactNode } from 'react';
import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Badge } from '../../src/components/badge/index.js';
import { Button } from '../../src/components/button/index.js';
import { Card } from '../../src/components/card/index.js';
import { Cluster } from '../../src/components/cluster/index.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../src/components/dialog/index.js';
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from '../../src/components/drawer/index.js';
import { Dropdown, DropdownContent, DropdownTrigger } from '../../src/components/dropdown/index.js';
import { Grid } from '../../src/components/grid/index.js';
import { IconButton } from '../../src/components/icon-button/index.js';
import { Pagination } from '../../src/components/pagination/index.js';
import { Tab, Tabs } from '../../src/components/tabs/index.js';
import { dismissToast, Toaster, toast } from '../../src/components/toast/index.js';
import { Tooltip, TooltipTrigger } from '../../src/components/tooltip/index.js';
import { CopyIcon, DownloadIcon, SearchIcon } from '../../src/icons/index.js';
import { appFilter } from '../../test/examples/drawer.js';
import { flowActions } from '../../test/examples/dropdown.js';
import { Filter, filter } from '../../test/examples/popover.js';
import { holdTip } from '../../test/examples/tooltip.js';
import { Titled } from './titled.js';

/** A page for daily work, made of the package's parts. Docs pages of parts begin with these stories. */
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

/** Views of one app, one of them visible. */
export const Views = meta.story({
  render: () => (
    <Titled id="views" ground="subtle" title="Orders">
      <Tabs label="Orders">
        <Tab value="screens" title="Screens">
          {cards([
            { name: 'Web', screens: 'Every browser', isLive: true },
            { name: 'Mobile', screens: 'Android and iOS', isLive: true },
            { name: 'TV', screens: 'Three systems', isLive: false },
          ])}
        </Tab>
        <Tab value="agents" title="AI Agents">
          No agent works for Orders yet.
        </Tab>
        <Tab value="flows" title="Data flows">
          No flow leads to Orders yet.
        </Tab>
      </Tabs>
    </Titled>
  ),
});

/** A card for each app, and the way to the next page. */
export const Apps = meta.story({
  render: () => (
    <Titled id="apps" ground="subtle" title="Your apps">
      {cards([orders, menus, stock])}
      <Pagination page={2} pages={5} hrefFor={(page) => `#page-${page}`} />
    </Titled>
  ),
});

/** The list below its controls, one of which is open. */
const listBelow = (controls: ReactNode) => (
  <Titled id="apps" title="Your apps">
    <Cluster gap={3}>{controls}</Cluster>
    {cards([orders, menus, stock])}
  </Titled>
);

/** A question before something is lost. */
export const Deleting = meta.story({
  render: () =>
    listBelow(
      <Dialog defaultOpen>
        <DialogTrigger>Delete Stock</DialogTrigger>
        <DialogContent
          role="alertdialog"
          title="Delete Stock?"
          description="Its draft and its history are lost."
          footer={
            <>
              <DialogClose>Keep it</DialogClose>
              <Button variant="danger">Delete</Button>
            </>
          }
        />
      </Dialog>,
    ),
});

/** A filter at the side, which leaves the list visible. */
export const Filtering = meta.story({
  render: () =>
    listBelow(
      <Drawer defaultOpen>
        <DrawerTrigger>Filter</DrawerTrigger>
        <DrawerContent
          {...appFilter}
          description="All three are shown."
          footer={<DrawerClose variant="action">Show 3 apps</DrawerClose>}
        />
      </Drawer>,
    ),
});

/** A short filter at its button. */
export const Showing = meta.story({ render: () => listBelow(<Filter defaultOpen {...filter} />) });

/** What has just happened, and the way back. */
export const Archived = meta.story({
  beforeEach: () => {
    dismissToast();
    toast({
      title: 'Stock was moved',
      description: 'It is in the archive',
      action: <Button size="sm">Undo</Button>,
    });
    return () => dismissToast();
  },
  render: () => (
    <>
      <Titled id="apps" title="Your apps">
        {cards([orders, menus])}
      </Titled>
      <Toaster />
    </>
  ),
});

/** What can be done with one app. */
export const Actions = meta.story({
  render: () =>
    listBelow(
      // Held open, since the menus of the page's other frames take the focus.
      <Dropdown open>
        <DropdownTrigger>Actions for Orders</DropdownTrigger>
        <DropdownContent>{flowActions()}</DropdownContent>
      </Dropdown>,
    ),
});

/** The name of an icon, shown without a pointer. */
export const Named = meta.story({
  render: () =>
    listBelow(
      <div ref={holdTip}>
        <Tooltip content="Search all apps" relationship="label" side="bottom">
          <TooltipTrigger as={IconButton} label="Search">
            <SearchIcon />
          </TooltipTrigger>
        </Tooltip>
      </div>,
    ),
});
