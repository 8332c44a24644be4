'use client';

import { type Context, type ReactNode, use, useState } from 'react';
import { useOnceHydrated } from './use-hydrated.js';

/** The state of a whole in the context of its parts. */
export interface SharedState<State> {
  now: State;
  /** That of the whole's first render. */
  onServer: State;
}

interface ShareStateProps<State> {
  context: Context<SharedState<State> | null>;
  value: NoInfer<State>;
  children: ReactNode;
}

/** Shares the state of a whole with its parts, which read it by {@link useSharedState}. */
export function ShareState<State extends object>({
  context: Provider,
  value,
  children,
}: ShareStateProps<State>) {
  const [onServer] = useState(value);
  return <Provider value={{ now: value, onServer }}>{children}</Provider>;
}

/**
 * The state of the whole around a part. A part inside a boundary of Suspense hydrates later than the whole: with the state that the
 * server's HTML has, and after that with the state of today.
 *
 * @returns undefined outside of a whole
 */
export function useSharedState<State extends object>(
  context: Context<SharedState<State> | null>,
): State | undefined {
  const shared = use(context);
  return useOnceHydrated(shared?.now, shared?.onServer);
}
