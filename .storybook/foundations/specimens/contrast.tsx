import type { ReactNode } from 'react';
import { type InThemes, THEMES } from './colour.js';
import './contrast.css';

const variable = (id: string): string => `var(--ds-${id.replaceAll('.', '-')})`;

/** All pairs on one background. */
export function Pairs({
  ground,
  summary,
  children,
}: {
  ground: string;
  summary: string;
  children: ReactNode;
}) {
  return (
    <details className="foundation sb-unstyled foundation-pairs" open={ground === 'color.bg.page'}>
      <summary>
        <b>{ground}</b> {summary}
      </summary>

      <table>
        <thead>
          <tr>
            <th scope="col">On {ground}</th>
            {THEMES.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

/** One pair. Each theme has a text such as `7.21 of 4.5 pass`, or none if the pair is not measured there. */
export function Pair({ fg, bg, rule, ...themes }: { fg: string; bg: string; rule: string } & InThemes) {
  return (
    <tr>
      <th scope="row">
        {fg}
        <small>{rule}</small>
      </th>
      {THEMES.map(({ key, name, theme, contrast }) => {
        const [ratio, , needs, verdict] = (themes[key] ?? '').split(' ');
        if (!ratio)
          return (
            <td key={key}>
              <span className="foundation-label">{name}</span>
              <span className="foundation-absent">not measured</span>
            </td>
          );
        return (
          <td key={key}>
            <span className="foundation-label">{name}</span>
            <span
              className="foundation-chip"
              data-theme={theme}
              data-contrast={contrast}
              style={{ color: variable(fg), background: variable(bg) }}
              aria-hidden="true"
            >
              {fg.startsWith('color.fg.') ? 'Aa' : '◆'}
            </span>
            <span data-verdict={verdict}>
              <b>{ratio}</b> of {needs} {verdict}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
