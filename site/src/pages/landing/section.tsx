import type { ReactNode } from 'react';
import type { SectionId } from '../../content/sections.ts';

/** Props of {@link Section}. */
export interface SectionProps {
  /** The anchor; the closing panel has none. */
  id?: SectionId;
  /** Id of the element that names the section. */
  labelledBy: string;
  /** The dye of the ground. */
  ground: 'ink' | 'mist' | 'turmeric' | 'indigo' | 'madder';
  className?: string;
  children: ReactNode;
}

/** The ground's utility, and the theme of everything that lies on it; mist follows the visitor's own theme. */
const grounds = {
  ink: { className: 'bg-ink', theme: 'dark' },
  mist: { className: 'bg-page', theme: undefined },
  turmeric: { className: 'bg-turmeric', theme: 'light' },
  indigo: { className: 'bg-indigo', theme: 'dark' },
  madder: { className: 'bg-madder', theme: 'dark' },
} as const;

/** One bolt of cloth: a section of the landing page on a ground of one dye. */
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
