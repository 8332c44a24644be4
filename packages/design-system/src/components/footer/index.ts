export {
  Footer,
  FooterColumn,
  type FooterColumnProps,
  FooterLegal,
  type FooterLegalProps,
  type FooterProps,
  FooterTagline,
  type FooterTaglineProps,
} from './footer.js';
