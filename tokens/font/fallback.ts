import type { LocalFont } from './local-fonts.ts';
import type { FontMetrics } from './metrics.ts';

/**
 * Sample texts to average widths over. They are the product's own words, so that lines of the fallback break where those of the
 * web font do. Labels and titles have samples of their own, since labels have more narrow letters than sentences.
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

/** Values of the four `@font-face` descriptors, in per cent. */
interface Overrides {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

const mean = (sample: string, width: (letter: string) => number): number =>
  [...sample].reduce((sum, letter) => sum + width(letter), 0) / sample.length;

const percent = (ratio: number): number => Number((ratio * 100).toFixed(2));

/**
 * The descriptors that give a local font the mean width and the line height of `font`. The vertical metrics are divided by the
 * scale, since browsers apply `size-adjust` to them too (CSS Fonts 5, section 4.5).
 */
export function matchMetrics(font: FontMetrics, local: Pick<LocalFont, 'widths'>, sample: string): Overrides {
  const scale =
    mean(sample, font.advance) /
    font.unitsPerEm /
    mean(sample, (letter) => {
      const width = local.widths[letter];
      if (width === undefined)
        throw new Error(`No width of ${JSON.stringify(letter)} is known: add it to local-fonts.ts.`);
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
