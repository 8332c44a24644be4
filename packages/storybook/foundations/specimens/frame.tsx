import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import './specimens.css';
import './pictures.css';

/** The sentence below a page's title. Its class gives the page the product's background and typeface. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <div className="foundation foundation-lead">{children}</div>
);

/** A list of specimens. */
export const Specimens = ({ children }: { children: ReactNode }) => (
  <div className="foundation sb-unstyled foundation-list">{children}</div>
);

/** How long "Copied" stays, in ms: time to read it, so no motion token. */
const MESSAGE_MS = 3000;

/**
 * A button that copies a text and announces the result.
 *
 * @param name The name of the copied text in the button's label. @default the text itself
 * @param label The visible label.
 * @param className The class of the button.
 */
export function Copy({
  text,
  name = text,
  label = 'Copy',
  className = 'foundation-button',
}: {
  text: string;
  name?: string | undefined;
  label?: ReactNode;
  className?: string;
}) {
  const [told, setTold] = useState<{ about: string; message: string }>();
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    // Emptied first: the same message again would not be announced.
    flushSync(() => setTold(undefined));
    try {
      await navigator.clipboard.writeText(text);
      setTold({ about: text, message: 'Copied' });
    } catch {
      setTold({ about: text, message: 'Not allowed' });
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={copy} aria-label={`Copy ${name}`}>
        {label}
      </button>
      <span role="status" className="foundation-message">
        {told?.about === text && told.message}
      </span>
    </>
  );
}

/** The facts of a token. */
export interface Facts {
  id: string;
  /** CSS variable; breakpoints have none. */
  variable?: string;
  /** Tailwind utilities, without a prefix. */
  classes?: string;
  /** The expression by which a script refers to it, from `@weft/tokens`. */
  script?: string;
  /** The value, if it is the same in all modes. */
  value?: string;
  /** When to use it. */
  rule: string;
  deprecated?: string;
}

/** One row of the list of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="foundation-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Shows a token: its picture, name, rule and facts. */
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
  layout = 'card',
}: Facts & {
  /** Additional rows of facts. */
  more?: ReactNode;
  /** The text that the button copies. @default the variable, or the value */
  copy?: string;
  /** The name of the copied text in the button's label. @default the text */
  copyName?: string;
  /** The picture. */
  children?: ReactNode;
  /** `row` and `type` take the full width, and fold their facts; `wide` shows them. */
  layout?: 'card' | 'wide' | 'row' | 'type';
}) {
  const folded = layout === 'row' || layout === 'type';
  const facts = (
    <dl className="foundation-facts">
      {value && <Fact name="Value">{value}</Fact>}
      {more}
      {variable && <Fact name="Variable">{variable}</Fact>}
      {classes && <Fact name="Class">{classes}</Fact>}
      {script && <Fact name="Script">{script}</Fact>}
    </dl>
  );
  return (
    <article className="foundation-specimen" data-layout={layout}>
      {children}
      <div className="foundation-words">
        <h3 className="foundation-name" id={id}>
          {id}
        </h3>
        <p className="foundation-rule">
          {deprecated && <strong>Deprecated: {deprecated} </strong>}
          {rule}
        </p>
        {folded && (
          <details className="foundation-more">
            <summary aria-label={`Values and names of ${id}`}>Values and names</summary>
            {facts}
          </details>
        )}
      </div>
      {!folded && facts}
      <div className="foundation-copy">
        <Copy text={copy} name={copyName} />
      </div>
    </article>
  );
}
