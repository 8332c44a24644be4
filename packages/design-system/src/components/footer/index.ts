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
export {
  footerColumnVariants,
  footerLegalVariants,
  footerTaglineVariants,
  footerVariants,
} from './footer.variants.js';
