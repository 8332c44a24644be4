import { Footer, FooterColumn, FooterTagline } from '../../src/components/footer/index.js';
import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const contents: Pair = {
  good: (
    <Footer>
      <FooterTagline>Helping you build and manage your digital ecosystem with ease.</FooterTagline>
      <FooterColumn>
        <span>Hyderabad, India</span>
        <Link href="#mail">sales@example.com</Link>
      </FooterColumn>
    </Footer>
  ),
  bad: (
    <Footer>
      <FooterTagline>Before you go: all fields of the form above are required.</FooterTagline>
    </Footer>
  ),
};
