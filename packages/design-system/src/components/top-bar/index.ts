export {
  TopBar,
  TopBarActions,
  type TopBarActionsProps,
  TopBarLink,
  type TopBarLinkProps,
  TopBarLogo,
  type TopBarLogoProps,
  TopBarNav,
  type TopBarNavProps,
  type TopBarProps,
} from './top-bar.js';
export { topBarLinkVariants } from './top-bar.variants.js';
