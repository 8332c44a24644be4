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
export { TopBarGroup, type TopBarGroupProps } from './top-bar-group.js';
export { TopBarGroupLink, type TopBarGroupLinkProps } from './top-bar-group-link.js';
