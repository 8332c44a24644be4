import { expect, fn, waitFor } from 'storybook/test';
import { MobileMenu, MobileMenuItem } from '../../src/components/mobile-menu/index.js';
import {
  TopBar,
  TopBarGroup,
  TopBarGroupLink,
  type TopBarGroupProps,
  TopBarLink,
  TopBarLogo,
  TopBarNav,
} from '../../src/components/top-bar/index.js';
import { partOf } from '../part.js';
import { Mark } from './marks.js';

/** Links to the parts of a product. */
export const productLinks = [
  <TopBarGroupLink key="apps" href="#apps" description="Web, mobile and TV from one login">
    Apps
  </TopBarGroupLink>,
  <TopBarGroupLink key="agents" href="#agents" description="Automate a workflow step by step">
    AI Agents
  </TopBarGroupLink>,
  <TopBarGroupLink key="data" href="#data" description="Integrations, insights and storage">
    Data flows
  </TopBarGroupLink>,
  <TopBarGroupLink key="status" href="#status" newTab>
    Status
  </TopBarGroupLink>,
];

/** More of them, for two columns. */
export const manyLinks = Object.entries({
  Apps: 'Web, mobile and TV from one login',
  Agents: 'Automate a workflow step by step',
  Flows: 'Move data between two tools',
  Insights: 'See what is used, and by whom',
  Storage: 'Files and tables in one place',
  Billing: 'One bill for all of them',
  Security: 'Roles, and a log of every change',
  Support: 'By mail, chat and phone',
}).map(([name, description]) => (
  <TopBarGroupLink key={name} href="#many" description={description}>
    {name}
  </TopBarGroupLink>
));

/** The open panel, once the browser shows it. */
export async function shown(canvasElement: HTMLElement): Promise<HTMLElement> {
  const panel = partOf(canvasElement, 'top-bar-group-panel');
  await waitFor(() => expect(panel.matches(':popover-open')).toBe(true));
  await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }));
  return panel;
}

/** Checks that a panel is on the screen as a whole. */
export async function expectOnScreen(panel: HTMLElement): Promise<void> {
  const { left, right, bottom } = panel.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const topBarGroupMeta = {
  args: { label: 'Product', children: productLinks, onOpenChange: fn() },
  argTypes: { children: { control: false } } as const,
  globals: { viewport: { value: 'xl' } },
  parameters: {
    shows: 'end',
    layout: 'fullscreen' as const,
    docs: { story: { inline: false, height: '30rem' } },
  },
  render: (args: TopBarGroupProps) => (
    <div className="canvas-panel-room">
      <TopBar>
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <TopBarNav>
          <TopBarLink href="#prices">Prices</TopBarLink>
          <TopBarGroup {...args} />
          <TopBarLink href="#questions">Questions</TopBarLink>
        </TopBarNav>
        <MobileMenu>
          <MobileMenuItem href="#prices">Prices</MobileMenuItem>
          <MobileMenuItem href="#product">Product</MobileMenuItem>
          <MobileMenuItem href="#questions">Questions</MobileMenuItem>
        </MobileMenu>
      </TopBar>
    </div>
  ),
};
