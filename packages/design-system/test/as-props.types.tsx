import type { ComponentType } from 'react';
import {
  Card,
  Cluster,
  Container,
  DialogTrigger,
  DrawerTrigger,
  DropdownLink,
  DropdownTrigger,
  Grid,
  IconButton,
  Link,
  LinkButton,
  type LinkProps,
  MobileMenuItem,
  PopoverClose,
  PopoverTrigger,
  Section,
  Stack,
  Text,
  TooltipTrigger,
  TopBarGroupLink,
  TopBarLink,
  TopBarLogo,
} from '../src/index.js';

/* A part takes the props of what `as` names, and no others. The compiler checks it; nothing here runs. */

declare const RouterLink: (props: { to: string }) => null;
/** A router's link whose `className` may be a function of its state. */
declare const StateLink: (props: {
  to: string;
  className?: string | ((state: { isActive: boolean }) => string) | undefined;
}) => null;
const byState = () => 'active';
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
  passedOn: ((props) => <Link as={RouterLink} {...props} />) satisfies ComponentType<
    LinkProps<typeof RouterLink>
  >,
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

// A part joins class names, so it takes them only as text.
export const CLASS_NAMES = {
  asText: (
    <Link as={StateLink} to="/" className="mine">
      Start
    </Link>
  ),
  // A part adds its own class names to those of the caller, also where `as` has no such prop by itself.
  unnamed: (
    <Link as={RouterLink} to="/" className="mine">
      Start
    </Link>
  ),
  // @ts-expect-error A function is no class name.
  link: <Link as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  linkButton: <LinkButton as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  topBarLink: <TopBarLink as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  topBarLogo: <TopBarLogo as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  topBarGroupLink: <TopBarGroupLink as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  mobileMenuItem: <MobileMenuItem as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  dropdownLink: <DropdownLink as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  card: <Card as={StateLink} to="/" title="Start" className={byState} />,
  // @ts-expect-error A function is no class name.
  section: <Section as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  stack: <Stack as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  text: <Text as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  grid: <Grid as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  cluster: <Cluster as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  container: <Container as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  dropdownTrigger: <DropdownTrigger as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  dialogTrigger: <DialogTrigger as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  drawerTrigger: <DrawerTrigger as={StateLink} to="/" className={byState} />,
  // @ts-expect-error A function is no class name.
  popoverTrigger: <PopoverTrigger as={StateLink} to="/" className={byState} />,
};
