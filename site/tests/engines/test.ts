import { test as base } from 'playwright/test';
import type { Engine, Look } from './engine.ts';
import { type EngineName, start } from './start.ts';

/** The options of a Playwright project, and of a test file. */
export interface EngineOptions {
  engineName: EngineName;
  look: Look;
}

interface Running {
  /** Started once per worker; a sentence where the engine is not installed. */
  running: Engine | string;
}

/** A test in the project's engine. Skipped with the reason where the engine is not installed. */
export const test = base.extend<{ engine: Engine }, EngineOptions & Running>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  look: [
    { scheme: 'light', motion: 'reduced' },
    { option: true, scope: 'worker' },
  ],
  running: [
    async ({ engineName, look }, use) => {
      const engine = await start(engineName, look);
      await use(engine);
      if (typeof engine !== 'string') await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: async ({ running }, use, testInfo) => {
    testInfo.skip(typeof running === 'string', String(running));
    if (typeof running !== 'string') await use(running);
  },
});
