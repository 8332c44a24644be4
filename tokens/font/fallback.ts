import type { LocalFont } from './local-fonts.ts';
import type { FontMetrics } from './metrics.ts';

/**
 * What each kind of text says, to average widths over: the product's own words, so that a fallback breaks lines where the font
 * will. Labels are short words with many narrow letters, and titles are not running text either.
 */
export const SAMPLES = {
  text:
    'Launch web, mobile and TV apps in days rather than months, without a complex backend. Agents automate workflows, ' +
    'personalise content and support decisions. Generative tools cover creation, translation and engagement, for every ' +
    'size of business from simple to enterprise, with just one login and quick, zero fuss changes.',
  label:
    'Possibilities Benefits How it works Agents Integrations Questions Login Signup Start with your first app Email ' +
    'Password Country Send message Privacy policy Terms and conditions Pause the moving rows',
  title:
    'Every app, agent and data flow, on one loom. All the AI Possibilities Under One Roof. Make your Workflow Smarter ' +
    'with AI Agents. Integrate with your favourite tools, frameworks and platforms with ease. Page not found. Welcome back.',
} as const;

/** Values of the four descriptors, in per cent. */
export interface Overrides {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

const mean = (sample: string, width: (letter: string) => number): number =>
  [...sample].reduce((sum, letter) => sum + width(letter), 0) / sample.length;

const percent = (ratio: number): number => Number((ratio * 100).toFixed(2));

/**
 * What makes a local font take the room of `font`: its size scaled to the same mean width, its line box set to the same height.
 * The vertical metrics are divided by the scale because a browser applies the scale to them as well (CSS Fonts 5, 4.5).
 */
export function matchMetrics(font: FontMetrics, local: Pick<LocalFont, 'widths'>, sample: string): Overrides {
  const scale =
    mean(sample, font.advance) /
    font.unitsPerEm /
    mean(sample, (letter) => {
      const width = local.widths[letter];
      if (width === undefined) throw new Error(`No width is known for ${JSON.stringify(letter)}.`);
      return width / 1000;
    });
  const vertical = (units: number): number => percent(units / font.unitsPerEm / scale);
  return {
    sizeAdjust: percent(scale),
    ascent: vertical(font.ascent),
    descent: vertical(-font.descent),
    lineGap: vertical(font.lineGap),
  };
}
