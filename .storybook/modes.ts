/**
 * Every mode a component can be seen in, named once. Feeds Storybook's toolbar and initial globals; screenshot runs
 * read the same table.
 */
export const modes = {
  theme: {
    name: 'Theme',
    description: 'Colour theme; "system" follows the operating system',
    icon: 'circlehollow',
    values: { system: 'System', light: 'Light', dark: 'Dark' },
    initial: 'system',
  },
  direction: {
    name: 'Direction',
    description: 'Reading direction',
    icon: 'transfer',
    values: { ltr: 'Left to right', rtl: 'Right to left' },
    initial: 'ltr',
  },
  motion: {
    name: 'Motion',
    description: 'Motion; "system" follows the operating system',
    icon: 'play',
    values: { system: 'System', full: 'Full', reduced: 'Reduced' },
    initial: 'system',
  },
  contrast: {
    name: 'Contrast',
    description: 'Contrast; "system" follows the operating system',
    icon: 'contrast',
    values: { system: 'System', more: 'More' },
    initial: 'system',
  },
  textSize: {
    name: 'Text size',
    description: 'Size of the root text, in per cent (WCAG 1.4.4)',
    icon: 'zoom',
    values: { '100': '100 %', '200': '200 %' },
    initial: '100',
  },
} as const;

/** The name of a mode. */
export type Mode = keyof typeof modes;

/** The screens that every page and component is looked at on, in CSS pixels. */
export const viewports = {
  phone: { name: 'Phone 390', width: 390, height: 844 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900 },
} as const;

/** Puts the chosen modes on the document's root, where the tokens, `dir` and the canvas look for them. */
export function applyModes(root: HTMLElement, chosen: Readonly<Record<string, unknown>>): void {
  root.dir = String(chosen.direction ?? modes.direction.initial);
  for (const mode of ['theme', 'motion', 'contrast', 'textSize'] as const) {
    const value = String(chosen[mode] ?? modes[mode].initial);
    if (value === modes[mode].initial) delete root.dataset[mode];
    else root.dataset[mode] = value;
  }
}
