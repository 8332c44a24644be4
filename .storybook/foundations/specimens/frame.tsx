import { type ReactNode, useEffect, useState } from 'react';
import './specimens.css';
import './pictures.css';

/** The sentence under a page's title. Its class gives the page the product's ground and face. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <div className="foundation foundation-lead">{children}</div>
);

/** A list of specimens. */
export const Specimens = ({ children }: { children: ReactNode }) => (
  <div className="foundation sb-unstyled foundation-list">{children}</div>
);

/** How long "copied" stays, in ms: reading time, not movement. */
const TOLD = 3000;

/**
 * Copies a text, and says so.
 *
 * @param name What the button says it copies. @default the text itself
 */
export function Copy({ text, name = text }: { text: string; name?: string | undefined }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(''), TOLD);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('Copied');
    } catch {
      setTold('Not allowed');
    }
  };
  return (
    <>
      <button type="button" className="foundation-button" onClick={copy} aria-label={`Copy ${name}`}>
        Copy
      </button>
      <span role="status" className="foundation-told">
        {told}
      </span>
    </>
  );
}

/** The facts of a specimen. */
export interface Facts {
  id: string;
  /** CSS variable; breakpoints have none. */
  variable?: string;
  /** Tailwind utilities, without a prefix. */
  classes?: string;
  /** The reference from `@weft/tokens` that a script takes. */
  script?: string;
  /** The value, where all modes have one. */
  value?: string;
  /** When to use it. */
  rule: string;
  deprecated?: string;
}

/** One line of a token's facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="foundation-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A token: its picture, its name, its rule and its facts. */
export function Specimen({
  id,
  variable,
  classes,
  script,
  value,
  rule,
  deprecated,
  more,
  copyName,
  copy = variable ? `var(${variable})` : (value ?? id),
  children,
  wide = false,
}: Facts & {
  /** Further lines among the facts. */
  more?: ReactNode;
  /** What the button copies. @default the variable, else the value */
  copy?: string;
  /** What the button's name calls it. @default the text */
  copyName?: string;
  /** The picture. */
  children?: ReactNode;
  /** Whether the specimen needs the whole width. */
  wide?: boolean;
}) {
  return (
    <article className="foundation-specimen" data-wide={wide || undefined}>
      {children}
      <div className="foundation-words">
        <h3 className="foundation-name" id={id}>
          {id}
        </h3>
        <p className="foundation-rule">
          {deprecated && <strong>Deprecated: {deprecated} </strong>}
          {rule}
        </p>
      </div>
      <dl className="foundation-facts">
        {value && <Fact name="Value">{value}</Fact>}
        {more}
        {variable && <Fact name="Variable">{variable}</Fact>}
        {classes && <Fact name="Class">{classes}</Fact>}
        {script && <Fact name="Script">{script}</Fact>}
      </dl>
      <div className="foundation-copy">
        <Copy text={copy} name={copyName} />
      </div>
    </article>
  );
}
