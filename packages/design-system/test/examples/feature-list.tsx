import { FeatureListItem } from '../../src/components/feature-list/index.js';

/** The hero's four (P-24). */
export const features = [
  {
    value: 'apps',
    name: 'Launch Apps',
    details:
      'Launch web, mobile and TV apps in days rather than months, with no complex backend to build first.',
  },
  {
    value: 'agents',
    name: 'AI Agents',
    details: 'Agents automate workflows, personalise content and support decisions.',
  },
  {
    value: 'data',
    name: 'Data Management',
    details: 'AI-driven data management with integrations, real-time insights and scalable storage.',
  },
  {
    value: 'devices',
    name: 'Multi-Devices',
    details: 'Web, mobile and TV apps, managed together from one login.',
  },
] as const;

/** The same as items of a list. */
export const items = features.map(({ value, name, details }) => (
  <FeatureListItem key={value} value={value} title={name}>
    {details}
  </FeatureListItem>
));

/** A `tapWidth` above the width of any window, so that a tap toggles details in this one. */
export const ALWAYS = 100_000;

/** The visible details. */
export function shown(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slot="feature-list-text"]')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }) && text.offsetHeight > 0)
    .map((text) => text.textContent ?? '');
}
