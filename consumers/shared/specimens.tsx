import { AgentList, AgentListItem } from '@weft/design-system/agent-list-item';
import { Button } from '@weft/design-system/button';
import { Carousel } from '@weft/design-system/carousel';
import { Chip } from '@weft/design-system/chip';
import { Dialog, DialogContent, DialogTrigger } from '@weft/design-system/dialog';
import { FaqAccordion, FaqItem } from '@weft/design-system/faq-accordion';
import { Link } from '@weft/design-system/link';
import { MobileMenu, MobileMenuItem } from '@weft/design-system/mobile-menu';
import { PasswordField } from '@weft/design-system/password-field';
import { SectionHeading } from '@weft/design-system/section-heading';
import { TextField } from '@weft/design-system/text-field';
import { TopBar, TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from '@weft/design-system/top-bar';

/**
 * A page of static and interactive parts, as a customer writes it. It has no 'use client', so with server components it is
 * one, and elsewhere an ordinary component.
 */
export function Specimens() {
  return (
    <>
      <TopBar>
        <TopBarLogo href="#top">Weft</TopBarLogo>
        <TopBarNav>
          <TopBarLink href="#questions">Questions</TopBarLink>
        </TopBarNav>
        <TopBarActions>{null}</TopBarActions>
        <MobileMenu>
          <MobileMenuItem href="#questions">Questions</MobileMenuItem>
          <MobileMenuItem href="#form">Form</MobileMenuItem>
        </MobileMenu>
      </TopBar>
      <main>
        <SectionHeading headingLevel={1}>Specimens</SectionHeading>
        <Button variant="action">Start with your first app</Button>
        <Chip>One login</Chip> <Link href="#form">To the form</Link>
        <section data-theme="dark" aria-label="Dark island">
          <Button>Neutral</Button>
        </section>
        <AgentList>
          <AgentListItem title="Data flow agent">Builds pipelines.</AgentListItem>
        </AgentList>
        <FaqAccordion id="questions" headingLevel={2}>
          <FaqItem value="setup" question="How long is the setup?">
            Two days.
          </FaqItem>
        </FaqAccordion>
        <form id="form">
          <TextField label="Email" name="email" type="email" autoComplete="email" error="enter an email" />
          <PasswordField label="Password" name="password" autoComplete="current-password" />
        </form>
        <Carousel label="Benefits">
          <p>One login</p>
          <p>A lower bill</p>
        </Carousel>
        <Dialog>
          <DialogTrigger>Enlarge</DialogTrigger>
          <DialogContent title="The process">Three steps.</DialogContent>
        </Dialog>
      </main>
    </>
  );
}
