import { test as base } from 'playwright/test';
import { type Instance, instances } from './instances.ts';

/** The options of a project. */
export interface InstanceOptions {
  /** The instance that its tests run in. */
  instanceName: keyof typeof instances;
}

/** A test that runs in the instance which its project names. */
export const test = base.extend<{ instance: Instance }, InstanceOptions>({
  instanceName: ['default', { option: true, scope: 'worker' }],
  instance: async ({ instanceName }, use) => use(instances[instanceName]),
  baseURL: async ({ instance }, use) => use(instance.site),
});
