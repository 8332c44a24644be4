import { Footer, FooterColumn, FooterNav, FooterTagline } from '../../src/components/footer/index.js';
import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** The layout of a phone, since the box is as narrow. */
const ROW = { flexBasis: '100%' };

export const contents: Pair = {
  good: (
    <Footer>
      <FooterTagline style={ROW}>
        Helping you build and manage your digital ecosystem with ease.
      </FooterTagline>
      <FooterColumn>
        <span>Hyderabad, India</span>
      </FooterColumn>
      <FooterNav>
        <Link variant="nav" href="#agents">
          AI Agents
        </Link>
        <Link variant="nav" href="#support">
          Support
        </Link>
      </FooterNav>
    </Footer>
  ),
  bad: (
    <Footer>
      <FooterTagline style={ROW}>Before you go: all fields of the form above are required.</FooterTagline>
    </Footer>
  ),
};
