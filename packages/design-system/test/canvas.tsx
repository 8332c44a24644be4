import type { ComponentProps, ElementType, ReactNode } from 'react';

interface BothThemesProps {
  /** Stacks the backgrounds, for components that need the full width. */
  stacked?: boolean;
  /** A function receives the name of the ground, for parts that need different names. */
  children: ReactNode | ((ground: 'light' | 'dark') => ReactNode);
}

/** The same content on the light and the dark background, side by side, each with its name. */
export function BothThemes({ stacked = false, children }: BothThemesProps) {
  return (
    <div className={stacked ? 'canvas-themes canvas-stacked' : 'canvas-themes'}>
      {(['light', 'dark'] as const).map((ground) => (
        <div key={ground} className="canvas-ground" data-theme={ground}>
          <p className="canvas-name">On {ground}</p>
          {typeof children === 'function' ? children(ground) : children}
        </div>
      ))}
    </div>
  );
}

/** The states that pointer and keyboard cause. A canvas shows each in a {@link State} of that name. */
export const HELD = ['hover', 'focus-visible', 'active'] as const;

/** Content in one labelled state; {@link heldStates} forces those of {@link HELD}. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="canvas-specimens" data-shown={name}>
      <p className="canvas-name">{name}</p>
      {children}
    </div>
  );
}

/** The names and props of states to show, and of those of {@link HELD}, which all take the props `held`. */
export const withHeld = <Part extends ElementType>(
  states: Record<string, Partial<ComponentProps<Part>>>,
  held: Partial<ComponentProps<Part>> = {},
) => [...Object.entries(states), ...HELD.map((state) => [state, held] as const)] as const;

const CONTROLS = ':is(a, button, input, select, textarea, video)';

/** What several controls are in, of which a reader focuses one at a time. */
const GROUPS =
  ":is(ul, ol, fieldset, [role='radiogroup'], [data-slot='banner'], [data-slot='carousel-controls'], .canvas-row)";

/** A later sibling of a control, or of an element with a control, in a group inside a {@link State}. */
const LATER = `[data-shown] ${GROUPS} :is(${CONTROLS}, :has(${CONTROLS})) ~ *`;

const FOCUSED = `[data-shown~='focus-visible'] ${CONTROLS}:not(${LATER}, ${LATER} *)`;

/** Parameters that force the pseudo-states of controls inside a {@link State}; the focus, of one in each group. */
export const heldStates = {
  pseudo: {
    // A dialog is not inside the story's root.
    rootSelector: 'body',
    hover: [`[data-shown~='hover'] ${CONTROLS}`],
    focus: [FOCUSED],
    focusVisible: [FOCUSED],
    active: [`[data-shown~='active'] ${CONTROLS}`],
  },
};

/** For a control in a panel that takes the focus: in the state of focus it gets it, so that the canvas shows one ring. */
export const begins = (state: string) => state === 'focus-visible' && { autoFocus: true };

/** A labelled row of variants. */
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

/** Surroundings of an example, such as the page behind a dialog; not shown as code. */
export function Surroundings({ children }: { children: ReactNode }) {
  return children;
}

/** A specimen that shows where a part of a layout is. */
export function Box({ children = 'Part' }: { children?: ReactNode }) {
  return <div className="canvas-box">{children}</div>;
}
