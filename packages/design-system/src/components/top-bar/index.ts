export {
  TopBar,
  TopBarActions,
  type TopBarActionsProps,
  type TopBarGround,
  TopBarLink,
  type TopBarLinkProps,
  TopBarLogo,
  type TopBarLogoProps,
  TopBarNav,
  type TopBarNavProps,
  type TopBarPosition,
  type TopBarProps,
} from './top-bar.js';
