export { ErrorSummary, type ErrorSummaryError, type ErrorSummaryProps } from './error-summary.js';
