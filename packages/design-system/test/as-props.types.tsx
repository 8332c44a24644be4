import type { ComponentType } from 'react';
import {
  DialogTrigger,
  IconButton,
  Link,
  LinkButton,
  PopoverClose,
  Text,
  TooltipTrigger,
} from '../src/index.js';

/* A part takes the props of what `as` names, and no others. The compiler checks it; nothing here runs. */

declare const RouterLink: (props: { to: string }) => null;
/** A part without types: its props are `any`. */
declare const Untyped: ComponentType<ReturnType<typeof JSON.parse>>;

export const ACCEPTED = {
  linkButton: (
    <TooltipTrigger as={LinkButton} href="/start" variant="action" newTab>
      Start
    </TooltipTrigger>
  ),
  link: (
    <TooltipTrigger as={Link} href="/start">
      Start
    </TooltipTrigger>
  ),
  iconButton: (
    <TooltipTrigger as={IconButton} label="Copy">
      C
    </TooltipTrigger>
  ),
  routerLink: <TooltipTrigger as={RouterLink} to="/start" />,
  linkOfRouter: (
    <LinkButton as={RouterLink} to="/start">
      Start
    </LinkButton>
  ),
  untyped: (
    <LinkButton as={Untyped} to="/start">
      Start
    </LinkButton>
  ),
};

export const REFUSED = {
  loadingLink: (
    // @ts-expect-error A link is never loading.
    <TooltipTrigger as={LinkButton} loading>
      Start
    </TooltipTrigger>
  ),
  numberOfLinkButton: (
    // @ts-expect-error An address is text.
    <TooltipTrigger as={LinkButton} href={5}>
      Start
    </TooltipTrigger>
  ),
  numberOfLink: (
    // @ts-expect-error An address is text.
    <TooltipTrigger as={Link} href={5}>
      Start
    </TooltipTrigger>
  ),
  // @ts-expect-error An icon button needs a label.
  withoutLabel: <TooltipTrigger as={IconButton}>Start</TooltipTrigger>,
  // @ts-expect-error A button has no such prop.
  unknownProp: <TooltipTrigger loads>Start</TooltipTrigger>,
  closingLink: (
    // @ts-expect-error A link is never loading.
    <PopoverClose as={LinkButton} loading>
      Start
    </PopoverClose>
  ),
  openingLink: (
    // @ts-expect-error A link is never loading.
    <DialogTrigger as={LinkButton} loading>
      Start
    </DialogTrigger>
  ),
  openingText: (
    // @ts-expect-error A text has no address.
    <DialogTrigger as={Text} href="/start">
      Start
    </DialogTrigger>
  ),
  loadingRouterLink: (
    // @ts-expect-error The router's link is never loading.
    <LinkButton as={RouterLink} to="/start" loading>
      Start
    </LinkButton>
  ),
};
