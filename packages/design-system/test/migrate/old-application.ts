/**
 * An unformatted application that uses every prop, option and type of 0.1.0 that the package has renamed since, and some of the
 * slots and data attributes.
 */
export const OLD_APPLICATION: Readonly<Record<string, string>> = {
  'parts.tsx': `import {
  AgentListItem, AuthCard, BenefitCard, Button as Press, Dialog, DialogClose, DialogContent, DialogTrigger, DrawerClose, DrawerTrigger,
  DropdownTrigger, FeatureListItem, FooterColumn, FooterNav, Form, IconButton, Link, LinkButton, MobileMenuItem,
  NewsletterForm, Notice, PopoverClose, PopoverTrigger, SectionHeading, StatusPanel, StepsFigure, Tooltip, TooltipTrigger,
} from '@weft/design-system'; // every part with another name
import type { ReactNode } from 'react';

const own = { size: 'lg' } as const;
const kind = 'nav';
export const Heading = ({ name, children }: { name: string; children: ReactNode }) => <h2 title={name}>{children}</h2>;

export const parts = (sending: boolean, text: string) => <>
  <AgentListItem   name="Stock agent" headingLevel={4}>Orders what runs out.</AgentListItem>
  <AuthCard ground='raised' heading={<b>Welcome</b>} headingId="in" subtitle={text}><Form /></AuthCard>
  <BenefitCard layout="row" />
  <Press
    tone="action"
    busy={sending}   busyLabel="Sending" {...own}
  >Send</Press>
  <FeatureListItem value="a" name="One till">Every shop.</FeatureListItem>
  <FooterNav heading="Company"><Link kind={kind} href="/about">About</Link></FooterNav>
  <FooterColumn heading={"Yard"}>4 Quay Lane</FooterColumn>
  <Dialog>
    <DialogTrigger as={IconButton} label="Open" tone="neutral">+</DialogTrigger>
    <DialogContent title="Delete?"><DialogClose tone="danger">Delete</DialogClose></DialogContent>
  </Dialog>
  <DialogTrigger as={Link} kind="standalone" href="#x">Open</DialogTrigger>
  <DrawerTrigger tone="quiet">Open</DrawerTrigger><DrawerClose tone="quiet">Close</DrawerClose>
  <DropdownTrigger tone="quiet">Open</DropdownTrigger>
  <PopoverTrigger tone="quiet">Open</PopoverTrigger><PopoverClose tone="quiet">Close</PopoverClose>
  <Tooltip text="Members keep their access"><TooltipTrigger tone="quiet">Archive</TooltipTrigger></Tooltip>
  <IconButton label="Close" {...{ tone: 'action', size: 'sm' }}>x</IconButton>
  <LinkButton tone={sending ? 'quiet' : 'action'} href="/">Home</LinkButton>
  <MobileMenuItem tone="action" href="/">Start</MobileMenuItem>
  <NewsletterForm busy={sending} busyLabel="Sending" />
  <Notice tone="success" heading="Thank you" className="**:data-[slot=notice-heading]:text-xl"><Heading name="name">tone</Heading></Notice>
  <SectionHeading level={2} lead={\`\${text}, heading\`}>Gardens</SectionHeading>
  <StatusPanel state="busy" heading="Wait" text="One moment" headingLevel={2} />
  <StepsFigure steps={[{ title: 'One', text: 'Choose.' }, { 'title': 'Two', 'text': text }]} />
</>;
`,
  'types.tsx': `import * as ds from '@weft/design-system';
import { Button, type ButtonProps, type ButtonTone, buttonVariants } from '@weft/design-system/button';
import { type IconButtonVariants, iconButtonVariants } from '@weft/design-system/icon-button';
import { type LinkKind as Kind, linkVariants } from '@weft/design-system/link';
import type { AuthCardGround, BenefitCardLayout, MobileMenuItemTone, StatusPanelState, StatusPanelProps, Step } from '@weft/design-system';
import { createElement } from 'react';

export type { ButtonTone };
export { type LinkKind } from '@weft/design-system/link';
export const tones: ButtonTone[] = ['action', 'quiet'];
export const kind: Kind = 'nav';
export type Old = [AuthCardGround, BenefitCardLayout, MobileMenuItemTone, ds.StatusPanelState, import('@weft/design-system').LinkKind];
export type Few = Pick<ButtonProps, 'tone' | 'size'> & { at: ButtonProps['busy'] };
export const icon: IconButtonVariants = { tone: 'quiet' };
export const steps: readonly Step[] = [{ title: 'One', text: 'Choose.' }];

/** A button of our own, with the props of the package’s. */
export function Save({ tone = 'action', busy, ...rest }: ButtonProps) {
  return <Button tone={tone} busy={busy} {...rest} className={buttonVariants({ tone })} />;
}
export function panel(state: StatusPanelState): StatusPanelProps {
  return { state, heading: 'Wait' };
}
export const waiting = (state: StatusPanelState): StatusPanelProps => ({ state, heading: 'Wait' });
export const Later = ({ busy }: ButtonProps = { busy: true }) => <Button busy={busy}>Later</Button>;
export const classes = [iconButtonVariants({ tone: 'quiet' }), linkVariants({ kind })];
export const made = createElement(ds.Notice, { heading: 'Note' }, 'Text');
export const spaced = <ds.FooterNav heading="Company"><ds.StepsFigure steps={steps} /></ds.FooterNav>;
`,
  'look.css': `[data-slot='notice-heading'], .mine [data-slot=tooltip-text] { color: red }
[data-slot="button"][data-tone='action']:hover, a[data-kind=nav][data-slot=link] { color: red }
[data-slot='notice'][data-tone='danger'] > [data-slot=accordion-panel][data-state=open] { color: red }
[data-slot='status-panel'][data-state="busy"] { color: red }
[data-slot='button' i][data-tone='quiet'], [data-slot="button"]:is([data-tone="a"], [data-tone="b" i]) { color: red }
.mine:is([data-slot=accordion-panel], [data-slot=status-panel][data-state=busy], [data-slot=toggle][data-state=on]) { color: red }
[data-slot=button]:not(.mine, .theirs [data-tone]) { color: red }
`,
};
