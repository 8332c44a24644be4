import { engineProgram, OTHER_ENGINES, type OtherEngine, whyMissing } from '@weft/tools/engines';
import { test as base } from 'playwright/test';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const start = { firefox: startFirefox, webkit: startWebKit };

/** Looks an engine up by its name. */
function engineOf(engineName: OtherEngine['name']): OtherEngine {
  const engine = OTHER_ENGINES.find(({ name }) => name === engineName);
  if (!engine) throw new Error(`'${engineName}' is not an engine in packages/tools/src/engines.ts.`);
  return engine;
}

/** The options of a Playwright project. */
export interface EngineOptions {
  engineName: OtherEngine['name'];
}

interface Running {
  /** Started once per worker; undefined where the engine is not installed. */
  running: Engine | undefined;
}

/** A test in the project's engine. Skipped with the reason where the engine is not installed. */
export const test = base.extend<{ engine: Engine }, EngineOptions & Running>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engineName }, use) => {
      const program = engineProgram(engineOf(engineName));
      const engine = program ? await start[engineName](program) : undefined;
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: async ({ running, engineName }, use, testInfo) => {
    testInfo.skip(!running, whyMissing(engineOf(engineName)) ?? '');
    if (running) await use(running);
  },
});
