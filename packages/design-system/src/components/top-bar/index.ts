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
