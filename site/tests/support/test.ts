import { test as base } from 'playwright/test';
import { type World, worlds } from './world.ts';

/** The options of a project. */
export interface WorldOptions {
  /** The world that its tests run in. */
  worldName: keyof typeof worlds;
}

/** A test that runs in the world which its project names. */
export const test = base.extend<{ world: World }, WorldOptions>({
  worldName: ['plain', { option: true, scope: 'worker' }],
  world: async ({ worldName }, use) => use(worlds[worldName]),
  baseURL: async ({ world }, use) => use(world.site),
});
