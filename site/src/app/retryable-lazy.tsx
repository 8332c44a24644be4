import { type ComponentType, use } from 'react';

/** A component whose module is loaded when it is first rendered. */
export interface RetryableLazy {
  readonly Component: ComponentType;
  /** Lets the next render load the module again. */
  readonly retry: () => void;
}

/** Like `React.lazy`, which keeps a failure for as long as the document lives, but can load the module again. */
export function retryableLazy(load: () => Promise<{ default: ComponentType }>): RetryableLazy {
  let loading: ReturnType<typeof load> | undefined;
  function Component() {
    loading ??= load();
    const { default: Loaded } = use(loading);
    return <Loaded />;
  }
  return { Component, retry: () => (loading = undefined) };
}
