import type { ReactNode } from 'react';
import type { SectionId } from '../../content/sections.ts';

/** Props of {@link Section}. */
export interface SectionProps {
  /** The section's anchor; the closing panel has none. */
  id?: SectionId;
  /** Id of the section's heading. */
  labelledBy: string;
  /** The dye of the background. */
  ground: 'ink' | 'mist' | 'turmeric' | 'indigo' | 'madder';
  className?: string;
  children: ReactNode;
}

/** Background class and theme of each dye; mist follows the visitor's theme. */
const grounds = {
  ink: { className: 'bg-ink', theme: 'dark' },
  mist: { className: 'bg-page', theme: undefined },
  turmeric: { className: 'bg-turmeric', theme: 'light' },
  indigo: { className: 'bg-indigo', theme: 'dark' },
  madder: { className: 'bg-madder', theme: 'dark' },
} as const;

/** A section of the landing page with a background of one dye. */
export function Section({ id, labelledBy, ground, className = '', children }: SectionProps) {
  const { className: groundClass, theme } = grounds[ground];
  return (
    <section
      id={id}
      tabIndex={id && -1}
      aria-labelledby={labelledBy}
      data-theme={theme}
      className={`${groundClass} outline-none ${className}`}
    >
      {children}
    </section>
  );
}
