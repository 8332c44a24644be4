import { Notice } from '@weft/design-system';
import { version } from '@weft/design-system/package.json';
import { makeTheme, readBrand } from '@weft/design-system/storybook/brand-theme.ts';
import { Copy } from '../specimens/frame.js';
import { fileOf } from './brand-file.js';
import { Sheet } from './sheet.js';
import '../specimens/specimens.css';
import './brand.css';

/** A brand, as the controls of the story set it. Empty values are derived from the others. */
export interface BrandProps {
  /** Text and dark grounds, such as the top bar. */
  ink: string;
  /** The main action of a page. */
  action: string;
  /** Links and information. @default follows from `ink` */
  primary?: string | undefined;
  /** Highlights. @default `action` */
  accent?: string | undefined;
  /** The page's ground. @default almost white, with the hue of `ink` */
  paper?: string | undefined;
  /** Radius of buttons, in px; 999 makes pills. */
  radiusButton?: number | undefined;
  /** Radius of fields, in px. */
  radiusField?: number | undefined;
  /** Radius of cards, in px. */
  radiusCard?: number | undefined;
  /** Families of text, as in CSS. */
  text?: string | undefined;
  /** Families of headings. @default `text` */
  display?: string | undefined;
  /** The density of the page. */
  density?: 'compact' | 'regular' | 'roomy' | undefined;
}

/** The theme of a brand, or the reason why there is none. */
function themeOf(file: string): { css: string; notes: readonly string[] } | { problem: string } {
  try {
    return makeTheme(readBrand(file), version);
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** A page in the theme that the theme command would make of a brand, with the command's output. */
export function Brand(props: BrandProps) {
  const file = fileOf(props);
  const theme = themeOf(file);
  return (
    <>
      <aside className="brand-file" aria-label="The brand’s files">
        {'problem' in theme ? (
          <Notice tone="danger" title="No theme">
            {theme.problem}
          </Notice>
        ) : (
          <>
            <style>{theme.css}</style>
            <Copy text={file} name="brand.json" label="Copy brand.json" />
            <Copy text={theme.css} name="theme.css" label="Copy theme.css" />
            {theme.notes.length > 0 ? (
              <details className="brand-notes">
                <summary>What contrast demanded: {theme.notes.length}</summary>
                <ul aria-label="What contrast demanded">
                  {theme.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </details>
            ) : (
              <p>Every pair of colours has its contrast; nothing had to change.</p>
            )}
          </>
        )}
      </aside>
      <Sheet />
    </>
  );
}
