import type { ReactNode } from 'react';

/** The same specimens on the light ground and on the dark one, side by side. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="canvas-themes">
      <div className="canvas-ground" data-theme="light">
        {children}
      </div>
      <div className="canvas-ground" data-theme="dark">
        {children}
      </div>
    </div>
  );
}

/** Specimens with the same thing in common, in a row that wraps. */
export function Specimens({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="canvas-specimens">
      <p className="canvas-name">{name}</p>
      <div className="canvas-row">{children}</div>
    </div>
  );
}

/** A column as narrow as the narrowest screen: 320 CSS pixels less the gutters (WCAG 1.4.10). */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="canvas-narrow">{children}</div>;
}
