export {
  Footer,
  FooterColumn,
  type FooterColumnProps,
  type FooterGround,
  FooterLegal,
  type FooterLegalProps,
  FooterNav,
  type FooterNavProps,
  type FooterProps,
  FooterTagline,
  type FooterTaglineProps,
} from './footer.js';
