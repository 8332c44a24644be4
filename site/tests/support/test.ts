import { test as base } from 'playwright/test';
import { type Instance, instances } from './instances.ts';

/** The options of a Playwright project. */
export interface InstanceOptions {
  /** The instance that the project's tests use. */
  instanceName: keyof typeof instances;
}

/** A test that uses the instance of its project. */
export const test = base.extend<{ instance: Instance }, InstanceOptions>({
  instanceName: ['default', { option: true, scope: 'worker' }],
  instance: async ({ instanceName }, use) => use(instances[instanceName]),
  baseURL: async ({ instance }, use) => use(instance.site),
});
