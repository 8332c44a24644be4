import { mainId } from '../app/route-change.tsx';
import { layoutText } from '../content/layout.ts';

/** The first stop of the Tab key: goes past the top bar to the page (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-skip-link bg-surface p-4 text-label text-link outline-focus focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {layoutText.skipLink}
    </a>
  );
}
