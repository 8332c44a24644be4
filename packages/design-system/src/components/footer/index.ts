export {
  Footer,
  FooterColumn,
  type FooterColumnProps,
  FooterLegal,
  type FooterLegalProps,
  FooterNav,
  type FooterNavProps,
  type FooterProps,
  FooterTagline,
  type FooterTaglineProps,
} from './footer.js';
export {
  footerColumnVariants,
  footerLegalVariants,
  footerListVariants,
  footerTaglineVariants,
  footerVariants,
} from './footer.variants.js';
