import { RADII } from '@weft/design-system/storybook/brand-theme.ts';
import type { BrandProps } from './brand.js';

/** The brand's file, which `npx @weft/design-system theme` reads. */
export function fileOf({
  ink,
  action,
  primary,
  accent,
  paper,
  text,
  display,
  density,
  ...radius
}: BrandProps): string {
  const { radiusButton: button, radiusField: field, radiusCard: card } = radius;
  const colors = { ink, action, primary, accent, paper };
  const isGiven = (value: unknown): boolean => value !== undefined && value !== '';
  const given = <T extends object>(values: T): T | undefined => {
    const entries = Object.entries(values).filter(([, value]) => isGiven(value));
    return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
  };
  // Pills are for buttons: the others fall back to each other first.
  const usual = [field, card, button].find(isGiven);
  const radiusOf = (own: number | undefined, most: number): number | undefined =>
    isGiven(own) ? own : Math.min(usual ?? 0, most);
  return JSON.stringify(
    {
      colors: given(colors),
      ...(isGiven(usual) && {
        radius: {
          button: radiusOf(button, RADII.button),
          field: radiusOf(field, RADII.field),
          card: radiusOf(card, RADII.card),
        },
      }),
      fonts: given({ text, display }),
      density,
    },
    undefined,
    2,
  );
}
