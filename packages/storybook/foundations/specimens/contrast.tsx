import { Children, isValidElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { type InThemes, THEMES } from './colour.js';
import './contrast.css';

/** The colours of every token in each theme, by id. */
type Colours = Readonly<Record<string, InThemes>>;

interface PairProps extends InThemes {
  fg: string;
  bg: string;
  /** The rule that asks for the contrast. */
  rule: string;
}

interface PairsProps {
  ground: string;
  summary: string;
  children: ReactNode;
}

const elements = <P,>(children: ReactNode): ReactElement<P>[] =>
  Children.toArray(children).filter((child): child is ReactElement<P> => isValidElement(child));

const short = (id: string): string => id.replace('color.', '');

/** All pairs on one background: data for {@link Strip}. */
export const Pairs = (_: PairsProps): ReactNode => null;

/** One pair: data for {@link Strip}. Each theme's text is such as `7.21 of 4.5 pass`, and absent where the pair is not measured. */
export const Pair = (_: PairProps): ReactNode => null;

/** A pair in one theme, with literal colours, because with more contrast the page has no variables of the ordinary themes. */
function Cell({ id, fg, bg, measured }: { id: string; fg?: string; bg?: string; measured?: string }) {
  const [ratio, , needs, verdict] = (measured ?? '').split(' ');
  if (!ratio)
    return (
      <td className="pair-absent">
        <span aria-hidden="true">–</span>
        <span className="foundation-hidden">not measured</span>
      </td>
    );
  return (
    <td className="pair-cell" style={{ background: bg }}>
      <span className="pair-sample" style={{ color: fg }} aria-hidden="true">
        {id.startsWith('color.fg.') ? 'Aa' : '◆'}
      </span>
      <span className="pair-ratio" data-verdict={verdict}>
        <b>{ratio}</b> of {needs} <span>{verdict}</span>
      </span>
    </td>
  );
}

/**
 * The pairs on one background with their contrast, in all themes. The background is chosen; the pair that is pointed at,
 * or chosen by keyboard or touch, is highlighted.
 */
export function Strip({ colours, children }: { colours: Colours; children: ReactNode }) {
  const name = useId();
  const grounds = elements<PairsProps>(children).map(({ props }) => props);
  const [ground, setGround] = useState('color.bg.page');
  const [pair, setPair] = useState('color.fg.default');
  const shown = grounds.find((each) => each.ground === ground);
  return (
    <div className="foundation sb-unstyled contrast">
      <fieldset className="contrast-grounds">
        <legend>Ground</legend>
        {grounds.map(({ ground: id }) => (
          <label key={id}>
            <input
              type="radio"
              name={`${name}-ground`}
              checked={id === ground}
              onChange={() => setGround(id)}
            />
            <span className="contrast-dyes" aria-hidden="true">
              <span style={{ background: colours[id]?.light }} />
              <span style={{ background: colours[id]?.dark }} />
            </span>
            {short(id)}
          </label>
        ))}
      </fieldset>
      <table className="contrast-strip">
        <caption>
          {short(ground)}: {shown?.summary}. Point at a pair, or choose it, to highlight it.
        </caption>
        <thead>
          <tr>
            <th scope="col">On {short(ground)}</th>
            {THEMES.map(({ key, name: theme }) => (
              <th key={key} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {elements<PairProps>(shown?.children).map(({ props: { fg, bg, rule, ...themes } }) => (
            <tr key={fg} data-chosen={fg === pair || undefined}>
              <th scope="row">
                <label>
                  <input
                    type="radio"
                    name={`${name}-pair`}
                    checked={fg === pair}
                    onChange={() => setPair(fg)}
                  />
                  {short(fg)}
                  <small>{rule}</small>
                </label>
              </th>
              {THEMES.map(({ key }) => (
                <Cell
                  key={key}
                  id={fg}
                  fg={colours[fg]?.[key] ?? ''}
                  bg={colours[bg]?.[key] ?? ''}
                  measured={themes[key] ?? ''}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
