import { Fact, type Facts, Specimen } from './frame.js';

/** The attributes that set each theme. */
export const THEMES = [
  { key: 'light', name: 'Light', theme: 'light', contrast: undefined },
  { key: 'dark', name: 'Dark', theme: 'dark', contrast: undefined },
  { key: 'lightMore', name: 'Light, more contrast', theme: 'light', contrast: 'more' },
  { key: 'darkMore', name: 'Dark, more contrast', theme: 'dark', contrast: 'more' },
] as const;

/** The values of a colour in each theme, as text. */
export type InThemes = Partial<Record<(typeof THEMES)[number]['key'], string>>;

/**
 * Draws a background as a field, a text colour as letters on its background, a line as a frame. Uses literal values,
 * because with more contrast the page has no variables of the ordinary themes.
 */
function Sample({ id, colour }: { id: string; colour: string }) {
  const [, role, name = ''] = id.split('.');
  if (role === 'bg') return <span className="foundation-ground" style={{ background: colour }} />;
  if (role === 'line') return <span className="foundation-line" style={{ borderColor: colour }} />;
  const background = name.startsWith('on-') ? `var(--ds-color-bg-${name.slice('on-'.length)})` : undefined;
  return <span className="foundation-letters" style={{ color: colour, background }} />;
}

/** A colour token in every theme. */
export function Colour({ forced, ...rest }: Facts & InThemes & { forced?: string }) {
  const { light: _l, dark: _d, lightMore: _lm, darkMore: _dm, ...facts } = rest;
  return (
    <Specimen {...facts} wide more={forced && <Fact name="Forced">{forced}</Fact>}>
      <div className="foundation-themes">
        {THEMES.map(({ key, name, theme, contrast }) => {
          const [hex = '', authored = ''] = (rest[key] ?? '').split(/ (?=oklch)/);
          return (
            <div key={key} className="foundation-theme" data-theme={theme} data-contrast={contrast}>
              <Sample id={facts.id} colour={authored} />
              <span className="foundation-value">
                <span>{name}</span>
                <b>{hex}</b>
                <span>{authored}</span>
              </span>
            </div>
          );
        })}
      </div>
    </Specimen>
  );
}
