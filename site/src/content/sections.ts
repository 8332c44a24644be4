/** The landing page's anchors, in page order (P-21). */
export const sectionIds = ['possibilities', 'benefits', 'steps', 'integrations', 'agents'] as const;

/** An anchor of the landing page. */
export type SectionId = (typeof sectionIds)[number];

/** The label of each section in the navigation. */
export const sectionLabels: Record<SectionId, string> = {
  possibilities: 'Possibilities',
  benefits: 'Benefits',
  steps: 'How it works?',
  integrations: 'Integrations',
  agents: 'AI Agents',
};

/** The sections that the footer links to (P-16). */
export const footerSectionIds = ['possibilities', 'steps', 'agents'] as const satisfies readonly SectionId[];
