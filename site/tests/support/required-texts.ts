/** The exact texts that docs/product.md requires of the landing page, independent of the site's content. */

/** The titles of the sections below the hero, in order (P-22). */
export const sectionTitles = [
  'Packed with the BEST - Your Business Deserves',
  'Launching your App is as Easy as 1-2-3!',
  'Integrate with your favourite tools, frameworks and platforms with ease',
  'Make your Workflow Smarter with AI Agents',
  'All the AI Possibilities Under One Roof',
];

/** The hero's features, in order (P-24). */
export const featureNames = ['Launch Apps', 'AI Agents', 'Data Management', 'Multi-Devices'];

/** The technologies of each integration row, in order (P-34). */
export const chips = [
  'React',
  'Go',
  'SQL',
  'SQLite',
  'REST API',
  'Python',
  'MongoDB',
  'Material UI',
  'Node.js',
  'Next.js',
  'Tailwind CSS',
];
