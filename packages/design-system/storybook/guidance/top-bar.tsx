import { LinkButton } from '../../src/components/link/index.js';
import { TopBar, TopBarActions, TopBarLogo } from '../../src/components/top-bar/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const oneAction: Pair = {
  good: (
    <TopBar position="static">
      <TopBarLogo href="#top">Weft</TopBarLogo>
      <TopBarActions>
        <LinkButton variant="action" href="#login">
          Login
        </LinkButton>
      </TopBarActions>
    </TopBar>
  ),
  bad: (
    <TopBar position="static">
      <TopBarLogo href="#top">Weft</TopBarLogo>
      <TopBarActions>
        <LinkButton variant="action" href="#login">
          Login
        </LinkButton>
        <LinkButton variant="action" href="#signup">
          Start now
        </LinkButton>
      </TopBarActions>
    </TopBar>
  ),
};
