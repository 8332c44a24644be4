'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** Whether the page is hydrated: false on the server and in the render that hydrates its HTML. */
export const useHydrated = (): boolean => useSyncExternalStore(never, onClient, onServer);
