import { Link } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { brand } from '../content/brand.ts';
import { errorViewText, layoutText } from '../content/layout.ts';

/** Tells visitors without JavaScript that the form below needs it (P-99). */
export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice tone="info" live="off">
        {layoutText.needsJavaScript} <Link href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</Link>.
      </Notice>
    </noscript>
  );
}

/**
 * Says that the form below cannot be sent yet. Visible only after the page's script failed to load. The input stays; the
 * next key or press tries again.
 */
export function ScriptFailed() {
  return (
    <div className="hidden in-data-failed:block">
      <Notice tone="danger">
        {errorViewText.heading}. {errorViewText.text} {errorViewText.formKept}
      </Notice>
    </div>
  );
}
