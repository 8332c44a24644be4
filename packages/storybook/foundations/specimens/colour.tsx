import type { ReactNode } from 'react';
import { Fact, type Facts, Specimen } from './frame.js';
import './colour.css';

/** The attributes that set each theme. */
export const THEMES = [
  { key: 'light', name: 'Light', theme: 'light', contrast: undefined },
  { key: 'dark', name: 'Dark', theme: 'dark', contrast: undefined },
  { key: 'lightMore', name: 'Light, more contrast', theme: 'light', contrast: 'more' },
  { key: 'darkMore', name: 'Dark, more contrast', theme: 'dark', contrast: 'more' },
] as const;

/** The values of a colour in each theme, as text. */
export type InThemes = Partial<Record<(typeof THEMES)[number]['key'], string>>;

/** Roles of one kind, below the names of the themes. */
export const Roles = ({ children }: { children: ReactNode }) => (
  <div className="foundation sb-unstyled roles">
    <div className="role-themes" aria-hidden="true">
      {THEMES.map(({ key, name }) => (
        <span key={key}>{name}</span>
      ))}
    </div>
    {children}
  </div>
);

/**
 * Draws a background as a swatch, a text colour as letters on its background, a line as a frame. Uses literal values,
 * because with more contrast the page has no variables of the ordinary themes.
 */
function Sample({ id, colour }: { id: string; colour: string | undefined }) {
  const [, role, name = ''] = id.split('.');
  if (role === 'bg') return <span className="role-sample" style={{ background: colour }} />;
  if (role === 'line') return <span className="role-sample role-line" style={{ borderColor: colour }} />;
  const background = name.startsWith('on-') ? `var(--ds-color-bg-${name.slice('on-'.length)})` : undefined;
  return <span className="role-sample role-letters" style={{ color: colour, background }} />;
}

/** A colour token in every theme. */
export function Colour({ forced, ...rest }: Facts & InThemes & { forced?: string }) {
  const { light: _l, dark: _d, lightMore: _lm, darkMore: _dm, ...facts } = rest;
  const values = (
    <>
      {THEMES.map(({ key, name }) => (
        <Fact key={key} name={name}>
          {rest[key]}
        </Fact>
      ))}
      {forced && <Fact name="Forced">{forced}</Fact>}
    </>
  );
  return (
    <Specimen {...facts} layout="row" more={values}>
      <div className="role-strip">
        {THEMES.map(({ key, name, theme, contrast }) => {
          const [hex = '', authored] = (rest[key] ?? '').split(/ (?=oklch)/);
          return (
            <div key={key} className="role-theme">
              <div className="role-ground" data-theme={theme} data-contrast={contrast}>
                <Sample id={facts.id} colour={authored} />
              </div>
              <span className="foundation-hidden">{name}</span>
              <span className="role-hex">{hex}</span>
            </div>
          );
        })}
      </div>
    </Specimen>
  );
}
