import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is awake. False in the server's HTML and in the first client render: a form's button stays disabled
 * until its handlers are there, so that an early press is not sent by the browser itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
