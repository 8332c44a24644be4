import { Link } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { brand } from '../content/brand.ts';
import { layoutText } from '../content/layout.ts';

/** Says, only where scripts are off, that the form below needs them (P-99). */
export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice tone="info" live="off">
        {layoutText.needsJavaScript} <Link href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</Link>.
      </Notice>
    </noscript>
  );
}
