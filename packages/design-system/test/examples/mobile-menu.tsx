import type { ComponentPropsWithRef } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../src/components/button/index.js';
import { MobileMenu, MobileMenuItem, type MobileMenuProps } from '../../src/components/mobile-menu/index.js';
import { Section } from '../../src/components/section/index.js';
import { TopBar, TopBarLogo } from '../../src/components/top-bar/index.js';
import { Surroundings } from '../canvas.js';
import { Mark } from './marks.js';

/** Called when the first item is selected, and its target. */
export const chosen = fn().mockName('onSelect');
export const navigate = fn().mockName('navigate');

/** A fake router link: takes `to`, renders an anchor, and navigates without the browser. */
function RouterLink({ to, onClick, ...props }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return (
    <a
      href={`#${to}`}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

/** The items of the menu. */
export const items = [
  <MobileMenuItem key="possibilities" as={RouterLink} to="possibilities" current="location" onSelect={chosen}>
    Possibilities
  </MobileMenuItem>,
  <MobileMenuItem key="benefits" href="#benefits">
    Benefits
  </MobileMenuItem>,
  <MobileMenuItem key="steps" href="#steps">
    How it works?
  </MobileMenuItem>,
  <MobileMenuItem key="integrations" href="#integrations">
    Integrations
  </MobileMenuItem>,
  <MobileMenuItem key="agents" href="#agents">
    AI Agents
  </MobileMenuItem>,
  <MobileMenuItem key="support" href="#support" newTab>
    Support
  </MobileMenuItem>,
  <MobileMenuItem key="login" href="#login" variant="action">
    Login
  </MobileMenuItem>,
];

/** The menu in a bar, above a page. */
function MenuInBar(props: MobileMenuProps) {
  return (
    <>
      <TopBar>
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <MobileMenu {...props} />
      </TopBar>
      <Surroundings>
        <main style={{ paddingBlockStart: 'var(--ds-size-top-bar)' }}>
          <Section spacing="sm">
            <p className="canvas-text">The page behind.</p>
            <Button>Behind</Button>
          </Section>
        </main>
      </Surroundings>
    </>
  );
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const mobileMenuMeta = {
  args: { children: items, onOpenChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' as const, docs: { story: { inline: false, height: '36rem' } } },
  beforeEach: () => {
    chosen.mockClear();
    navigate.mockReset();
  },
  render: (args: MobileMenuProps) => <MenuInBar {...args} />,
};
