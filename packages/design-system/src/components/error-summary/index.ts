export { ErrorSummary, type ErrorSummaryError, type ErrorSummaryProps } from './error-summary.js';
export {
  errorSummaryLinkVariants,
  errorSummaryListVariants,
  errorSummaryTitleVariants,
  errorSummaryVariants,
} from './error-summary.variants.js';
