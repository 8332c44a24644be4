import { type ComponentType, use } from 'react';
import { loadOrReload } from './stale-chunk-reload.ts';

/** Loads a module whose default export is a component without props. */
export type LoadComponent = () => Promise<{ default: ComponentType }>;

const loaded = new Map<LoadComponent, ComponentType>();
const loading = new Map<LoadComponent, Promise<ComponentType>>();

/**
 * Renders a component whose module is loaded when it is first needed, and suspends until it is there. It does not suspend
 * for a module that {@link preloadComponent} has loaded. Unlike `React.lazy`, which keeps a failure for as long as the
 * document lives, it can load a module again: see {@link forgetFailure}.
 *
 * @param props.load Must be a stable reference.
 */
export function RetryableLazy({ load }: { load: LoadComponent }) {
  const Loaded = loaded.get(load) ?? use(loadOnce(load));
  return <Loaded />;
}

function loadOnce(load: LoadComponent): Promise<ComponentType> {
  const current = loading.get(load) ?? loadOrReload(load).then((module) => module.default);
  loading.set(load, current);
  return current;
}

/** Preloads a component. Returns whether that succeeded; after a failure the render loads the component again. */
export async function preloadComponent(load: LoadComponent): Promise<boolean> {
  try {
    const module = await load();
    loaded.set(load, module.default);
    return true;
  } catch {
    return false;
  }
}

/** Lets the next render load a module again. */
export function forgetFailure(load: LoadComponent): void {
  loading.delete(load);
}
