import type { ComponentType, ReactElement } from 'react';
import type { ConformanceOptions } from './conformance.js';

/** A component with its required props, the slot that receives further props, and options. */
export type Fixture = readonly [element: ReactElement, slot: string, options?: ConformanceOptions];

/** A component inside others; it receives the props of the fixture. */
export function inside<Props extends object>(render: (props: Props) => ReactElement): ReactElement {
  const Inside: ComponentType<Props> = (props) => render(props);
  return <Inside {...({} as Props)} />;
}

/** One choice. */
export const option = [{ value: 'a', label: 'A' }];
