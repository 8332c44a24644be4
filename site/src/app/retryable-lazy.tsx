import { type ComponentType, use } from 'react';

/** Loads a module whose default export is a component without props. */
export type LoadComponent = () => Promise<{ default: ComponentType }>;

const modules = new Map<LoadComponent, ReturnType<LoadComponent>>();

/**
 * Loads a component when it is first rendered, and suspends until it is there. Unlike `React.lazy`, which keeps a failure
 * for as long as the document lives, it can load the module again: see {@link forgetModule}.
 *
 * @param props.load Must be a stable reference.
 */
export function RetryableLazy({ load }: { load: LoadComponent }) {
  const module = modules.get(load) ?? load();
  modules.set(load, module);
  const { default: Loaded } = use(module);
  return <Loaded />;
}

/** Lets the next render load a module again. */
export function forgetModule(load: LoadComponent): void {
  modules.delete(load);
}
