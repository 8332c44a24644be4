import { ErrorSummary } from '@weft/design-system/error-summary';
import type { FieldError } from './use-ruled-form.ts';

/**
 * Everything that is wrong with a form, above it, each with a link to its field (WCAG 3.3.1). It is read out and leaves
 * the focus alone, which goes to the first wrong field (decision 0015).
 */
export function FormErrors({ errors }: { errors: readonly FieldError[] }) {
  return <ErrorSummary className="mb-3" errors={errors} takesFocus={false} />;
}
