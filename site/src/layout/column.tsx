import type { ReactNode } from 'react';

/** The column that top bar, sections and footer share: as wide as the container, with the gutter outside it. */
export function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className="w-full px-gutter">
      <div className={`mx-auto max-w-container ${className}`}>{children}</div>
    </div>
  );
}
