import type { ReactNode } from 'react';

interface BothThemesProps {
  /** One ground below the other, for what needs the whole width of the screen. */
  stacked?: boolean;
  /** A function gets the ground's name, for parts that need a name of their own on each. */
  children: ReactNode | ((ground: 'light' | 'dark') => ReactNode);
}

/** The same specimens on the light ground and on the dark one, side by side. */
export function BothThemes({ stacked = false, children }: BothThemesProps) {
  return (
    <div className={stacked ? 'canvas-themes canvas-stacked' : 'canvas-themes'}>
      {(['light', 'dark'] as const).map((ground) => (
        <div key={ground} className="canvas-ground" data-theme={ground}>
          {typeof children === 'function' ? children(ground) : children}
        </div>
      ))}
    </div>
  );
}

/** The states that a canvas holds of everything that acts, each in a {@link State} of its name. */
export const HELD = ['hover', 'focus-visible', 'active'] as const;

/**
 * Specimens in one state, which is their label. Those of {@link HELD} are held in it by {@link heldStates}.
 */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="canvas-specimens" data-shown={name}>
      <p className="canvas-name">{name}</p>
      {children}
    </div>
  );
}

const CONTROLS = ':is(a, button, input, select, textarea)';

/** Parameters that hold every control inside a {@link State} of that name in it. */
export const heldStates = {
  pseudo: {
    // A dialog is not inside the story's root.
    rootSelector: 'body',
    hover: [`[data-shown~='hover'] ${CONTROLS}`],
    focus: [`[data-shown~='focus-visible'] ${CONTROLS}`],
    focusVisible: [`[data-shown~='focus-visible'] ${CONTROLS}`],
    active: [`[data-shown~='active'] ${CONTROLS}`],
  },
};

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

/** What stands around an example on its canvas, such as the page behind a dialog, and is no part of it. */
export function Surroundings({ children }: { children: ReactNode }) {
  return children;
}
