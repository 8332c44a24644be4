import type { ReactNode } from 'react';

/** The centred column of sections: as wide as the container, with a gutter outside it. */
export function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className="w-full px-gutter">
      <div className={`mx-auto max-w-container ${className}`}>{children}</div>
    </div>
  );
}
