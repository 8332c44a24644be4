'use client';

import { type Context, type ReactNode, use, useState } from 'react';
import { useOnceHydrated } from './use-hydrated.js';

/** The state of a compound component, such as `Tabs`, in the context of its parts. */
export interface SharedState<State> {
  now: State;
  /** The state in the component's first render. */
  onServer: State;
}

interface ShareStateProps<State> {
  context: Context<SharedState<State> | null>;
  value: NoInfer<State>;
  children: ReactNode;
}

/** Shares the state of a compound component with its parts, which read it with {@link useSharedState}. */
export function ShareState<State extends object>({
  context: Provider,
  value,
  children,
}: ShareStateProps<State>) {
  const [onServer] = useState(value);
  return <Provider value={{ now: value, onServer }}>{children}</Provider>;
}

/**
 * The state of the compound component around a part. A part inside a Suspense boundary hydrates later than that component:
 * first with the state in the server's HTML, then with the current state.
 *
 * @returns undefined outside of a compound component
 */
export function useSharedState<State extends object>(
  context: Context<SharedState<State> | null>,
): State | undefined {
  const shared = use(context);
  return useOnceHydrated(shared?.now, shared?.onServer);
}
